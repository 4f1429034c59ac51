/** Thinks for ever. */
import { speak } from './scripted.mjs';

speak({ go: () => undefined });
