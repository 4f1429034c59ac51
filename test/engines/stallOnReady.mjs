/** Greets, and is never ready. */
import { speak } from './scripted.mjs';

speak({ isready: () => undefined });
