// Messages of the errors of pages, their import and export, moderation, the assistant, media and analytics, by their codes, in German.
import type { Messages } from '../../language/messages.ts';
import type * as en from './en.ts';

export const errorMessages: Messages<typeof en.errorMessages> = {
  'pages.not_found': 'Es gibt noch keine Seite.',
  'pages.version_not_found': 'Diese Version wird nicht mehr aufbewahrt.',
  'pages.part_not_restorable':
    'Dieser Teil lässt sich nicht einzeln wiederherstellen. Du kannst die ganze Version wiederherstellen.',
  'pages.no_step': 'Es gibt nichts rückgängig zu machen.',
  'pages.page_limit_reached':
    'Du hast die Höchstzahl deiner Seiten erreicht. Führe ein Upgrade durch, um weitere zu erstellen.',
  'pages.code_locked':
    'Code bearbeiten kannst du mit Premium und Team. Führe ein Upgrade durch, um Änderungen am Code zu speichern, oder bitte den Assistenten darum.',
  'pages.source_too_large': 'Der Code einer Seite darf bis zu 256 KB groß sein.',
  'pages.does_not_compile': 'Die Seite hat einen Fehler und wurde deshalb nicht veröffentlicht.',
  'pages.does_not_render':
    'Die Seite konnte nicht dargestellt werden und wurde deshalb nicht veröffentlicht.',
  'pages.publish_blocked': 'Die Seite enthält etwas, das nicht veröffentlicht werden kann.',
  'pages.unfinished': 'Deine Seite hat noch Platzhaltertexte oder Links, die nirgendwohin führen.',
  'pages.stale':
    'Diese Seite wurde anderswo geändert. Lade neu, um die neuere Version zu sehen; deine bleibt erhalten.',
  'pages.operation_failed': 'Diese Änderung passt nicht mehr zur Seite. Es wurde nichts geändert.',
  'pages.edit_id_reused': 'Diese ID gehört zu einer anderen Änderung. Es wurde nichts geändert.',
  'pages.unreadable':
    'Der Code deiner Seite hat einen Fehler. Behebe ihn im AI Studio und versuche es noch einmal.',
  'pages.suspended':
    'Deine Seite ist gesperrt und kann nicht veröffentlicht werden. Du kannst im AI Studio Einspruch erheben.',
  'pages.deletion_blocked':
    'Deine Seite ist gesperrt und kann nicht gelöscht werden, solange ihr Fall offen ist. Du kannst im AI Studio Einspruch erheben.',
  'pages.address_needed': 'Wähle vor dem Veröffentlichen deinen Benutzernamen.',
  'pages.submission_not_found': 'Diese Nachricht wurde schon gelöscht.',
  'pages.not_saved': 'Speichere deine Seite, bevor du sie veröffentlichst',
  'pages.import_unreadable': 'Wir konnten keine Seite zum Importieren finden.',
  'pages.import_refused':
    'Du kannst nur öffentliche Webadressen importieren, die mit http:// oder https:// beginnen.',
  'pages.import_unreachable':
    'Wir konnten die Seite unter dieser Adresse nicht laden. Prüfe sie und versuche es noch einmal.',
  'pages.import_too_large': 'Importierte Seiten dürfen bis zu 2 MB groß sein.',
  'moderation.case_not_found': 'Wir konnten diesen Fall nicht finden.',
  'moderation.decision_not_possible':
    'Dieser Fall hat sich geändert. Lade ihn neu, um den aktuellen Stand zu sehen.',
  'moderation.nothing_to_appeal':
    'Deine Seite ist nicht gesperrt, oder dein Einspruch wird bereits geprüft.',
  'ai.allowance_used_up':
    'Du hast alle KI-Anfragen deines Tarifs verbraucht. Führe ein Upgrade durch, um fortzufahren.',
  'ai.message_empty': 'Schreibe zuerst eine Nachricht.',
  'ai.not_understood': 'Der Assistent hat das nicht verstanden. Formuliere es anders.',
  'ai.turn_running': 'Der Assistent arbeitet noch an deiner letzten Nachricht.',
  'ai.turn_interrupted':
    'Der Server wurde unterbrochen. Deine Seite hat sich nicht geändert; bitte versuche es noch einmal.',
  'ai.turn_not_found': 'Diese Anfrage gibt es nicht mehr.',
  'ai.key_reused': 'Dieser Idempotency-Key gehört zu einer anderen Nachricht.',
  'media.not_an_image': 'Du kannst nur Bilder im Format JPEG, PNG, WebP, AVIF oder GIF hochladen.',
  'media.image_too_large': 'Bilder dürfen bis zu 10 MB und 40 Megapixel groß sein.',
  'media.image_damaged': 'Dieses Bild ist beschädigt. Versuche es mit einer anderen Datei.',
  'media.storage_full':
    'Dein Speicher ist voll. Lösche Bilder, die du nicht mehr brauchst, oder führe ein Upgrade für mehr Platz durch.',
  'media.in_use':
    'Dieses Bild wird auf deiner Seite verwendet. Wenn du es löschst, verschwindet es dort.',
  'media.not_found': 'Wir konnten dieses Bild nicht finden.',
  'analytics.period_locked':
    'So weit reicht dein Tarif nicht zurück. Führe ein Upgrade durch, um einen längeren Zeitraum zu sehen.',
  'analytics.page_not_found': 'Es gibt noch keine Seite mit Zahlen.',
  'analytics.foreign_origin':
    'Aufrufe und Klicks zählen nur, wenn sie von der Seite selbst kommen.',
};
