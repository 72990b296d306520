// Text into HTML without changing what it means: for text and attributes, and for the insides of
// <style> and <script>, where HTML knows no entities and only a closing tag could break out.

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for attribute values in either quote. */
export function escapeHtml(text: string): string {
  return asParsed(text).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

/** CSS for a <style>: `\/` means `/` in CSS. */
export function escapeStyle(css: string): string {
  return asParsed(css).replace(/<\/(?=style)/gi, '<\\/');
}

/** JavaScript for a <script>: `\x3c` means `<` in texts and patterns, the only places where code
 *  in earnest holds these. */
export function escapeScript(code: string): string {
  return asParsed(code).replace(/<(?=\/script|!--)/gi, '\\x3c');
}

/** JSON for a data <script>. */
export function escapeJson(value: unknown): string {
  return asParsed(JSON.stringify(value)).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** What an HTML parser makes of these characters, so that a hash of our text is the hash of what
 *  the browser reads (HTML standard, preprocessing the input stream). */
function asParsed(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
}
