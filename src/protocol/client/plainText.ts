/**
 * What a program writes, without anything that could command a terminal or hide text: escapes, bells, marks that turn
 * the direction of writing. Applied where its words come in, so that no record, store or report ever has them.
 */
export function plainText(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
