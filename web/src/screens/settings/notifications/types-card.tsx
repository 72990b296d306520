// Presets, categories and single types (SET-14..16).
import {
  type PreferenceCategory,
  preferenceCategories,
} from '@vys/contract/notifications/notifications';
import { presetNames } from '@vys/contract/notifications/preferences';
import { Check } from 'lucide-react';
import { cn } from '#web/ui/cn.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { categoryTexts, messages, presetTexts, typeNames } from './messages/en.ts';
import { isTypeOn, type PreferencesForm } from './use-preferences-form.ts';

export function PresetsCard({ form }: { form: PreferencesForm }) {
  return (
    <SettingsCard title={messages.presets} description={messages.presetsIntro}>
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">{messages.presets}</legend>
        {presetNames.map((name) => {
          const isSelected = form.preset === name;
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isSelected}
              onClick={() => form.choosePreset(name)}
              className={cn(
                'relative rounded-md border px-3.5 py-2.5 text-left transition-colors hover:bg-hover',
                isSelected ? 'border-accent-control bg-accent-soft' : 'border-line-strong',
              )}
            >
              <span className="block font-medium text-fg text-sm">{presetTexts[name].name}</span>
              <span className="block pr-6 text-muted text-sm">{presetTexts[name].hint}</span>
              {isSelected && (
                <Check
                  aria-hidden="true"
                  className="absolute top-3 right-3 size-4 text-accent-text"
                />
              )}
            </button>
          );
        })}
      </fieldset>
    </SettingsCard>
  );
}

const categories = Object.keys(preferenceCategories) as PreferenceCategory[];

export function TypesCard({ form }: { form: PreferencesForm }) {
  return (
    <SettingsCard title={messages.types} description={messages.typesIntro}>
      <ul className="-my-4 divide-y divide-line">
        {categories.map((category) => (
          <li key={category} className="py-4">
            <Category category={category} form={form} />
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}

function Category({ category, form }: { category: PreferenceCategory; form: PreferencesForm }) {
  const types = preferenceCategories[category];
  const { name, hint } = categoryTexts[category];
  const isCritical = category === 'system';
  return (
    <>
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 font-medium text-fg text-sm">
            {name}
            {isCritical && <Badge tone="warning">{messages.critical}</Badge>}
          </h3>
          <p className="mt-0.5 text-muted text-sm">
            {isCritical ? messages.criticalHint(hint) : hint}
          </p>
        </div>
        <Switch
          checked={types.every((type) => isTypeOn(form.value, type))}
          aria-label={messages.allOfCategory(name)}
          onCheckedChange={(on) => form.setTypes(types, on)}
        />
      </div>
      {types.length > 1 && (
        <ul className="mt-3 flex flex-col gap-2.5 border-line border-l pl-4">
          {types.map((type) => (
            <li key={type}>
              {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
              <label className="flex items-center justify-between gap-6 text-muted text-sm">
                {typeNames[type]}
                <Switch
                  checked={isTypeOn(form.value, type)}
                  aria-label={typeNames[type]}
                  onCheckedChange={(on) => form.setTypes([type], on)}
                />
              </label>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
