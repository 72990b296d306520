-- media: images are kept in narrower widths too, each as AVIF and WebP, and with the color that stands for them while
-- they load. Images that were uploaded before have neither.
alter table media
  add column variant_widths integer[] not null default '{}',
  add column color text check (color ~ '^#[0-9a-f]{6}$');
