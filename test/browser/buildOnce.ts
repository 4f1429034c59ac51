/** Before the first test with a browser: builds the page, so that test files which start together do not each build it. */
import { buildPage } from '../../src/web/server/buildPage.ts';

export default async function setup(): Promise<void> {
  await buildPage();
}
