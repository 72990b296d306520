// Items of sections: prices, people, photos, players, events.

export const itemsCode = {
  /** Consecutive items of one group. */
  groupItems: `function groupItems(items) {
  const groups = [];
  for (const item of items) {
    if (groups.length === 0 || groups.at(-1).title !== item.group) groups.push({ title: item.group, items: [] });
    groups.at(-1).items.push(item);
  }
  return groups;
}`,

  ServiceFacts: `function ServiceFacts({ item }) {
  if (!item.duration && !item.price) return null;
  return (
    <p className="service-facts">
      <Text as="span">{item.duration}</Text>
      <Price price={item.price} />
    </p>
  );
}`,

  /** Length, price, and where to book. */
  ServiceEnd: `function ServiceEnd({ item }) {
  if (!item.duration && !item.price && !item.url) return null;
  return (
    <div className="service-end">
      <ServiceFacts item={item} />
      {item.url && <Action action={{ text: labels.book, url: item.url }} />}
    </div>
  );
}`,

  /** Site of a person, by its name. */
  MemberLink: `function MemberLink({ url }) {
  if (!url) return null;
  return (
    <a className="member-link" {...linkProps({ url })}>
      {url.replace(/^(https?:\\/\\/(www\\.)?|mailto:|tel:)/, '').replace(/\\/$/, '')}
    </a>
  );
}`,

  Person: `function Person({ person }) {
  if (!person.name && !person.role && !person.image) return null;
  return (
    <figcaption className="person">
      {person.image && <Portrait image={person.image} name={person.name} />}
      <span>
        <Text as="span">{person.name}</Text>
        <Text as="span" className="role">
          {person.role}
        </Text>
      </span>
    </figcaption>
  );
}`,

  Price: `function Price({ price }) {
  return price ? <Text as="span" className="price">{price.text}</Text> : null;
}`,

  /** Picture with its caption, and a link where it leads somewhere. */
  Photo: `function Photo({ image, url, className }) {
  return (
    <figure className={className}>
      <Linked url={url}>
        <Picture image={image} />
      </Linked>
      <Text as="figcaption">{image.caption}</Text>
    </figure>
  );
}`,

  /** Picture of a product; beside products with a picture, the first letter of one without. */
  ProductPicture: `function ProductPicture({ item }) {
  if (item.image) return <Picture image={item.image} />;
  return (
    <span className="product-mark" aria-hidden="true">
      {firstLetter(item.name)}
    </span>
  );
}`,

  firstLetter: `const firstLetter = (name) => [...(name ?? '').replace('[', '')][0];`,

  /** Picture of a person, or the first letter of the name. */
  Portrait: `function Portrait({ image, name }) {
  if (image) return <Picture image={{ ...image, alt: image.alt || name }} className="portrait" />;
  return (
    <span className="portrait" aria-hidden="true">
      {firstLetter(name)}
    </span>
  );
}`,

  trackTitle: `const trackTitle = (name, artist) => [name, artist].filter(Boolean).join(' – ') || labels.listen;`,

  /** Player of a song or film, or a link to it where its site has no player. */
  Player: `function Player({ url, title, icon = 'play' }) {
  if (players[url]) return <iframe className="player" src={players[url]} title={title} />;
  return (
    <a className="link player-link" {...linkProps({ url })}>
      <Icon name={icon} />
      <span className="link-text">{title}</span>
    </a>
  );
}`,

  /** Month and day one above the other, or what is said instead of a day. */
  EventDay: `function EventDay({ event }) {
  if (!event.day) {
    return (
      <p className="event-day event-other">
        <Icon name="calendar" />
      </p>
    );
  }
  const { month, date } = dayParts(event.day);
  return (
    <p className="event-day" aria-hidden="true">
      <span className="event-month">{month}</span>
      <span className="event-date">{date}</span>
    </p>
  );
}`,

  /** Tickets, or why there are none. */
  EventAction: `function EventAction({ event }) {
  const { status, url, price } = event;
  const state = { 'sold-out': labels.soldOut, canceled: labels.canceled, free: labels.free }[status];
  const isGone = status === 'sold-out' || status === 'canceled';
  if (!price && !state && !url) return null;
  return (
    <p className="event-action">
      <Price price={price} />
      {state && <span className="tag">{state}</span>}
      {url && !isGone && (
        <a className="button" {...linkProps({ url })}>
          {labels.tickets}
        </a>
      )}
    </p>
  );
}`,

  /** Dates that are over, moved here by the page's script. */
  PastEvents: `function PastEvents() {
  return (
    <details className="past-events" data-past-events hidden>
      <summary>{labels.pastDates}</summary>
    </details>
  );
}`,

  /** Leads to directions in a map; nothing while the address is to be written. */
  Directions: `function Directions({ section }) {
  if (isPlaceholder(section.address) && !section.url) return null;
  return (
    <a className="button" {...linkProps({ url: mapUrl(section) })}>
      <Icon name="map-pin" />
      {labels.getDirections}
    </a>
  );
}`,

  /** Where directions to an address lead. */
  mapUrl: `function mapUrl({ url, address }) {
  return url ?? 'https://www.google.com/maps/search/?api=1&query=' + encodeURIComponent(address.replace(/\\s*\\n\\s*/g, ', '));
}`,
} as const satisfies Record<string, string>;
