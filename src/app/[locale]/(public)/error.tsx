'use client';

import { ErrorScreen } from '~/features/layout/error-screen';

export default function PublicError({ error, retry }: { error: Error; retry: () => void }) {
  return <ErrorScreen error={error} onRetry={retry} />;
}
