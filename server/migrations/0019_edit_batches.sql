-- pages: edits in a row, for example while a text is typed, are one version.
alter table page_versions add column edit_batch text;
