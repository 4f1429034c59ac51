/** What axe finds wrong with a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** @param without a part that is not looked at, as a selector */
export async function faultsOf(page: Page, without?: string): Promise<unknown[]> {
  // Listing all that is in order takes longer than finding what is not.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (without !== undefined) axe.exclude(without);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
