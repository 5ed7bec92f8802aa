import { handleUpload } from '~/server/http/upload';

export { handleUpload as POST };
