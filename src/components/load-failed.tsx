import { IconCloudOff } from '@tabler/icons-react';
import { layoutCopy } from '~/copy/layout';
import type { Locale } from '~/lib/locale';
import { StateButton, StatePanel } from './state-panel';

/** A read that failed: the rest of the page stays (C234). */
export function LoadFailed({ locale, onRetry }: { locale: Locale; onRetry: () => void }) {
  const copy = layoutCopy[locale];
  return (
    <div role="alert">
      <StatePanel icon={<IconCloudOff size={32} />} title={copy.loadFailed}>
        <StateButton onClick={onRetry}>{copy.retry}</StateButton>
      </StatePanel>
    </div>
  );
}
