// `npm run assistant:check`: asks each language model that is configured for a word, and names what is wrong.
import { checkModel } from '../../server/src/modules/assistant/models/providers/check-models.ts';
import { openModel } from '../../server/src/modules/assistant/models/providers/open-model.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { StartupError } from '../../server/src/platform/process/startup-error.ts';

try {
  const models = readConfig(process.env, []).languageModels;
  if (models === undefined) {
    console.log(
      'No language model is configured: the built-in assistant answers (docs/assistant.md).',
    );
  }
  for (const name of models?.names ?? []) {
    if (models === undefined) break;
    const health = await checkModel(openModel(models, name));
    if (health.ok) console.log(`${name}: answers, after ${health.milliseconds} ms.`);
    else {
      console.error(`${name}: ${health.problem}`);
      process.exitCode = 1;
    }
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
