// Hands a response to the browser as a file, under the name that the server gave it.
export async function saveFile(response: Response, fallbackName: string): Promise<void> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = /filename="([^"]+)"/.exec(disposition)?.[1] ?? fallbackName;
  link.click();
  // The browser reads the bytes after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
