/** Sentences of reports as the page reads them. */
import type { Inline, Text } from '../../../report/document.ts';
import type { Sentence, Words } from '../../api/index.ts';

function words(part: Inline): Words {
  if (typeof part === 'string') return { text: part };
  if ('code' in part) return { text: part.code, mark: 'code' };
  // Findings about runs have no links.
  return 'strong' in part ? { text: part.strong, mark: 'strong' } : { text: part.link };
}

export function sentence(text: Text): Sentence {
  return text.map(words);
}
