/** How much memory a search may take in a browser, which does not say how much there is: a part of the machine's. */
import type { FreeMemory } from '../search/index.ts';

const SHARE = 0.25;
/** Only some browsers tell, and none more than 8. */
const USUAL_GIGABYTES = 4;

function gigabytes(): number {
  return 'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number'
    ? navigator.deviceMemory
    : USUAL_GIGABYTES;
}

export const freeMemory: FreeMemory = () => SHARE * gigabytes() * 2 ** 30;
