// Texts of screens/settings/notifications, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const presetTexts: Messages<typeof en.presetTexts> = {
  quiet: { name: 'Ruhig', hint: 'Nur System und Sicherheit' },
  essential: { name: 'Das Wichtigste', hint: 'Deine Seite und das System' },
  active: { name: 'Aktiv', hint: 'Alle vier Kategorien' },
  all: { name: 'Alles', hint: 'Alles, auf jedem Weg' },
};

export const categoryTexts: Messages<typeof en.categoryTexts> = {
  pages: { name: 'Seiten', hint: 'Was mit deiner Seite passiert, und ihre Meilensteine' },
  ai: { name: 'AI Studio', hint: 'Wenn der Assistent eine Seite beginnt und fertigstellt' },
  engagement: { name: 'Interaktionen', hint: 'Nachrichten, die Besucher senden' },
  system: { name: 'System', hint: 'Neues im Produkt, Wartung und Sicherheit' },
};

export const typeNames: Messages<typeof en.typeNames> = {
  page_created: 'Seite erstellt',
  page_updated: 'Seite gespeichert',
  page_published: 'Seite veröffentlicht',
  page_view_milestone: 'Meilensteine bei Aufrufen',
  ai_generation_started: 'Erstellung begonnen',
  ai_generation_completed: 'Erstellung abgeschlossen',
  comment_received: 'Neue Nachrichten',
  system_update: 'Neues im Produkt',
  maintenance_scheduled: 'Wartung',
  security_alert: 'Sicherheitswarnungen',
};

export const messages: Messages<typeof en.messages> = {
  methods: 'Zustellung',
  methodsIntro: 'Wie du erfährst, was passiert.',
  email: 'E-Mail',
  emailHint: 'Sofort, oder stündlich gebündelt, wenn mehrere warten',
  push: 'Push',
  pushHint: 'Auf diesem Gerät, auch wenn Vys geschlossen ist',
  pushUnsupported: 'Dieser Browser unterstützt keine Push-Benachrichtigungen',
  pushDenied:
    'Benachrichtigungen von Vys sind blockiert. Erlaube sie in den Einstellungen des Browsers.',
  pushDismissed: 'Erlaube Benachrichtigungen, wenn dein Browser danach fragt.',
  pushFailed:
    'Push-Benachrichtigungen ließen sich nicht einschalten. Bitte versuche es noch einmal.',
  inApp: 'In der App',
  inAppHint: 'In den Aktivitäten und an der Glocke',
  presets: 'Voreinstellungen',
  presetsIntro: 'Ein Ausgangspunkt. Darunter kannst du jede Art einzeln ändern.',
  types: 'Arten',
  typesIntro: 'Schalte ganze Kategorien oder einzelne Arten ein und aus.',
  critical: 'Wichtig',
  criticalHint: (hint) =>
    `${hint}. Wird in der App immer angezeigt und auch während der Ruhezeiten zugestellt.`,
  allOfCategory: (name) => `Alle Benachrichtigungen zu ${name}`,
  quietHours: 'Ruhezeiten',
  quietHoursIntro: 'E-Mail und Push warten; danach kommt eine Zusammenfassung.',
  quietHoursSwitch: 'Ruhezeiten verwenden',
  start: 'Beginn',
  end: 'Ende',
  timeZone: (zone) => `In deiner Zeitzone, ${zone}.`,
  changeTimeZone: 'Im Profil ändern',
  save: 'Speichern',
  discard: 'Verwerfen',
  saved: 'Einstellungen gespeichert',
  loadFailed: 'Die Einstellungen konnten nicht geladen werden',
  unsavedChangesWarning: 'Deine Einstellungen für Benachrichtigungen sind nicht gespeichert.',
};
