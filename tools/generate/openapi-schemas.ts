// JSON Schemas for the API description, from the zod schemas of the contract. Schemas with a name here become
// components; what a client sends and what the server sends differ where fields have a default.
import { isDeepStrictEqual } from 'node:util';
import { chatEventSchema, chatMessageSchema } from '@vys/contract/ai';
import { overviewSchema } from '@vys/contract/analytics/analytics';
import { linkField } from '@vys/contract/api/schemas';
import { clientConfigSchema } from '@vys/contract/client-config';
import { userSchema } from '@vys/contract/identity/accounts';
import { apiKeySchema } from '@vys/contract/identity/api-keys';
import {
  registeredUserSchema,
  tokenResponseSchema,
  userInfoSchema,
} from '@vys/contract/identity/identity';
import { mfaStatusSchema, passkeySchema } from '@vys/contract/identity/mfa';
import { deviceSessionSchema } from '@vys/contract/identity/sessions';
import { mediaAssetSchema } from '@vys/contract/media';
import { notificationSchema } from '@vys/contract/notifications/notifications';
import { submissionSchema } from '@vys/contract/pages/forms';
import { portablePageSchema } from '@vys/contract/pages/import-export';
import { caseDetailSchema, caseSummarySchema } from '@vys/contract/pages/moderation';
import { pageContentSchema, pageSchema } from '@vys/contract/pages/pages';
import { publishReportSchema } from '@vys/contract/pages/publish-report';
import { pageVersionSchema } from '@vys/contract/pages/versions';
import { z } from 'zod';

export type JsonSchema = { [key: string]: unknown };
export type Direction = 'input' | 'output';
export type Schemas = {
  /** The schema, or a reference to it if it has a name. */
  toJson(schema: z.ZodType, direction: Direction): JsonSchema;
  /** Those that were referred to so far, by name. */
  components(): Record<string, JsonSchema>;
};

export const namedSchemas: Readonly<Record<string, z.ZodType>> = {
  ApiKey: apiKeySchema,
  CaseDetail: caseDetailSchema,
  CaseSummary: caseSummarySchema,
  ChatEvent: chatEventSchema,
  ChatMessage: chatMessageSchema,
  ClientConfig: clientConfigSchema,
  DeviceSession: deviceSessionSchema,
  Link: linkField,
  MediaAsset: mediaAssetSchema,
  MfaStatus: mfaStatusSchema,
  Notification: notificationSchema,
  Overview: overviewSchema,
  Page: pageSchema,
  PageContent: pageContentSchema,
  PageVersion: pageVersionSchema,
  Passkey: passkeySchema,
  PortablePage: portablePageSchema,
  PublishReport: publishReportSchema,
  RegisteredUser: registeredUserSchema,
  Submission: submissionSchema,
  TokenResponse: tokenResponseSchema,
  User: userSchema,
  UserInfo: userInfoSchema,
};

const DEFINITIONS = '#/$defs/';

export function createSchemas(): Schemas {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(namedSchemas)) names.add(schema, { id });
  const components: Record<string, JsonSchema> = {};

  /** Where both directions need a name for different schemas, what is sent to the server has a suffix. */
  function schemaName(id: string, direction: Direction): string {
    const schema = namedSchemas[id] as z.ZodType;
    const [input, output] = [convert(schema, 'input', names), convert(schema, 'output', names)];
    return direction === 'input' && !isDeepStrictEqual(input, output) ? `${id}Input` : id;
  }

  function toJson(schema: z.ZodType, direction: Direction): JsonSchema {
    const { $schema: _, $defs = {}, ...json } = convert(schema, direction, names);
    for (const [id, { id: __, ...definition }] of Object.entries($defs)) {
      components[schemaName(id, direction)] = withReferences(definition, direction) as JsonSchema;
    }
    return withReferences(json, direction) as JsonSchema;
  }

  function withReferences(value: unknown, direction: Direction): unknown {
    if (Array.isArray(value)) return value.map((item) => withReferences(item, direction));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const isReference = key === '$ref' && typeof item === 'string';
        if (!isReference) return [key, withReferences(item, direction)];
        const id = item.slice(DEFINITIONS.length);
        return [key, `#/components/schemas/${schemaName(id, direction)}`];
      }),
    );
  }

  return { toJson, components: () => Object.fromEntries(Object.entries(components).sort()) };
}

type Converted = JsonSchema & { $defs?: Record<string, JsonSchema> };

function convert(
  schema: z.ZodType,
  direction: Direction,
  metadata: z.core.$ZodRegistry<{ id: string }>,
): Converted {
  return z.toJSONSchema(schema, {
    io: direction,
    metadata,
    override({ zodSchema, jsonSchema }) {
      // Only strict objects promise to have no further fields: clients must bear new ones.
      const { def } = zodSchema._zod;
      if (def.type === 'object' && def.catchall === undefined) {
        delete jsonSchema.additionalProperties;
      }
    },
  }) as Converted;
}
