// Prints the call of an operation in curl, JavaScript (Node) and Python (its standard library), ready to run
// with an API key or an access token in VYS_TOKEN. Pure.

import { printPythonValue } from './python-value.ts';
import { type ExampleRequest, FORM, MULTIPART, TOKEN_VARIABLE } from './request.ts';

export const languages = ['curl', 'javascript', 'python'] as const;
export type Language = (typeof languages)[number];

const printers: Readonly<Record<Language, (request: ExampleRequest) => string>> = {
  curl: printCurl,
  javascript: printJavascript,
  python: printPython,
};

export function printExample(language: Language, request: ExampleRequest): string {
  return printers[language](request);
}

const formFields = (body: unknown) =>
  Object.entries(body as object).map(([name, value]) => [name, String(value)] as const);

/** In single quotes, as POSIX shells read it. */
const quoteShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function printCurl(request: ExampleRequest): string {
  const { method, url, needsToken, bodyType, body, response } = request;
  const flags = response === 'events' ? ' --no-buffer' : '';
  const lines = [
    `curl --fail-with-body${flags}${method === 'GET' ? '' : ` --request ${method}`}`,
    quoteShell(url),
  ];
  if (needsToken) lines.push(`--header "Authorization: Bearer $${TOKEN_VARIABLE}"`);
  if (bodyType === MULTIPART) lines.push("--form 'file=@photo.jpg'");
  else if (bodyType === FORM) {
    for (const [name, value] of formFields(body)) {
      lines.push(`--data-urlencode ${quoteShell(`${name}=${value}`)}`);
    }
  } else if (bodyType !== undefined) {
    lines.push("--header 'Content-Type: application/json'");
    lines.push(`--data ${quoteShell(JSON.stringify(body, null, 2))}`);
  }
  if (response === 'file') lines.push("--output 'download'");
  return lines.join(' \\\n  ');
}

/** A string of JavaScript in single quotes. */
const quoteJs = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);

function printJavascript({ method, url, needsToken, bodyType, body, response }: ExampleRequest) {
  const imports = [
    ...(bodyType === MULTIPART ? ['openAsBlob'] : []),
    ...(response === 'file' ? ['writeFileSync'] : []),
  ];
  const token = `    Authorization: \`Bearer \${process.env.${TOKEN_VARIABLE}}\`,`;
  const isJson = bodyType !== undefined && bodyType !== FORM && bodyType !== MULTIPART;
  const headers = [
    ...(needsToken ? [token] : []),
    ...(isJson ? ["    'Content-Type': 'application/json',"] : []),
  ];
  const value = indent(JSON.stringify(body, null, 2) ?? '', '  ');
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(isJson ? [`  body: JSON.stringify(${value}),`] : []),
    ...(bodyType === FORM ? [`  body: new URLSearchParams(${value}),`] : []),
    ...(bodyType === MULTIPART ? ['  body: form,'] : []),
  ];
  return [
    ...(imports.length > 0 ? [`import { ${imports.join(', ')} } from 'node:fs';`, ''] : []),
    ...(bodyType === MULTIPART
      ? [
          'const form = new FormData();',
          "form.append('file', await openAsBlob('photo.jpg'), 'photo.jpg');",
          '',
        ]
      : []),
    options.length > 0
      ? `const response = await fetch(${quoteJs(url)}, {\n${options.join('\n')}\n});`
      : `const response = await fetch(${quoteJs(url)});`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is printed, not filled in.
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    javascriptResult[response],
  ].join('\n');
}

const javascriptResult: Readonly<Record<ExampleRequest['response'], string>> = {
  json: 'console.log(await response.json());',
  text: 'console.log(await response.text());',
  events: `for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
  process.stdout.write(text);
}`,
  file: "writeFileSync('download', await response.bytes());",
  empty: 'console.log(response.status);',
};

function printPython({ method, url, needsToken, bodyType, body, response }: ExampleRequest) {
  const isForm = bodyType === FORM;
  const isUpload = bodyType === MULTIPART;
  const isJson = bodyType !== undefined && !isForm && !isUpload;
  const value = indent(printPythonValue(body), '    ');
  const headers = [
    ...(needsToken
      ? [`        "Authorization": "Bearer " + os.environ["${TOKEN_VARIABLE}"],`]
      : []),
    ...(isJson ? ['        "Content-Type": "application/json",'] : []),
    ...(isUpload ? ['        "Content-Type": "multipart/form-data; boundary=" + boundary,'] : []),
  ];
  const data = [
    ...(isJson ? [`    data=json.dumps(${value}).encode(),`] : []),
    ...(isForm ? [`    data=urlencode(${value}).encode(),`] : []),
    ...(isUpload ? ['    data=data,'] : []),
  ];
  return [
    ...(isJson || response === 'json' ? ['import json'] : []),
    ...(needsToken ? ['import os'] : []),
    ...(isForm ? ['from urllib.parse import urlencode'] : []),
    'from urllib.request import Request, urlopen',
    '',
    ...(isUpload ? pythonUpload : []),
    'request = Request(',
    `    ${JSON.stringify(url)},`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    ...(headers.length > 0 ? ['    headers={', ...headers, '    },'] : []),
    ...data,
    ')',
    'with urlopen(request) as response:',
    pythonResult[response],
  ].join('\n');
}

const pythonUpload = [
  'boundary = "vys-upload"',
  'with open("photo.jpg", "rb") as file:',
  '    data = b"\\r\\n".join([',
  '        b"--" + boundary.encode(),',
  '        b\'Content-Disposition: form-data; name="file"; filename="photo.jpg"\',',
  '        b"Content-Type: image/jpeg",',
  '        b"",',
  '        file.read(),',
  '        b"--" + boundary.encode() + b"--",',
  '        b"",',
  '    ])',
  '',
];

const pythonResult: Readonly<Record<ExampleRequest['response'], string>> = {
  json: '    print(json.dumps(json.load(response), indent=2))',
  text: '    print(response.read().decode())',
  events: '    for line in response:\n        print(line.decode(), end="")',
  file: '    with open("download", "wb") as file:\n        file.write(response.read())',
  empty: '    print(response.status)',
};
