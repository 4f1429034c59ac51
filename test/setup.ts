/** Before every test file: queries of a page wait as patiently as everything else does. */
import { PATIENCE_MS } from './patience.ts';

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/preact');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
