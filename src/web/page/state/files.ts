/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.href = url;
  link.download = name;
  link.click();
  // After the click has been taken up.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
