/** Reads everything and never says a word. */
import { hang } from './scripted.mjs';

process.stdin.resume();
hang();
