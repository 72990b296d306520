// Help articles on sharing and visitors in English.
import type { ArticlesOf } from '../../topics.ts';

export const sharingArticles: ArticlesOf<'sharing'> = {
  share: {
    title: 'Share your page',
    answer:
      'Copy your link or download its QR code from Pages, or choose Share Profile in the sidebar. Put the link in your social profiles, your email signature or on a sign.',
    steps: [
      'Choose “Share Profile” in the sidebar.',
      'Under “QR code”, download the code; under “Post”, write to a network or copy the link for your bio; under “Contact”, get a signature, a contact card or the link for an NFC tag.',
      'On phones, “Share with…” opens the apps that you have.',
    ],
    more: [
      'The links under “Post” and “Contact” are marked, so that Analytics shows where visitors came from. If visitors see “not found”, publish the page and switch it on.',
    ],
    own: 'Your link is {address}.',
    button: 'Open Pages',
  },
  'instagram-bio': {
    title: 'Put your link in a bio',
    answer:
      'Instagram, TikTok, YouTube and most other networks have a field for links in your profile. Copy your link from Share Profile and paste it there; visitors then need one tap to get to your page.',
    steps: [
      'Choose “Share Profile”, then “Post”, and copy the “Link for your bio”.',
      'On Instagram, open your profile, tap Edit profile, then Links and Add external link.',
      'On TikTok, tap Edit profile and paste it under Website; on YouTube, use Links in Customize channel.',
      'Save, and tap the link once to try it.',
    ],
    more: [
      'TikTok shows the field to some accounts only, for example business accounts. If an app says that the link is invalid, paste it with https:// at the start. In Analytics, these visits stand under Campaigns.',
    ],
    button: 'Open Pages',
  },
  'qr-code': {
    title: 'QR code',
    answer:
      'The Pages screen shows a QR code of your link, which you can download as a PNG; “Share Profile” has it as SVG and PDF for print, too. Custom colors come with Pro, Premium and Team.',
    steps: [
      'Choose “Share Profile” in the sidebar, then “QR code”.',
      'Wait for “Scans well” and choose “Download PNG”; “Other formats” has SVG and PDF for print.',
      'On Pro and above, choose “Customize” for colors, a picture in the middle and a text below.',
    ],
    more: [
      'Print it at least 2 cm wide, with a light margin around it, and try it with two phones before you print many. Dark on light scans best. The code stays the same when your page changes; a new username needs a new one after 90 days.',
    ],
    own: 'It opens {address}.',
    button: 'Open Pages',
  },
  'email-signature': {
    title: 'Email signature',
    answer:
      'Every email you send can lead to your page: Share Profile has a signature with your name and link that you paste into your email program.',
    steps: [
      'Choose “Share Profile”, then “Contact”.',
      'Choose “Copy signature”.',
      'In Gmail, open Settings, See all settings, Signature; in Outlook, Settings, Compose and reply; in Apple Mail, Settings, Signatures.',
      'Paste the signature there and save.',
    ],
    more: [
      'If only plain text arrives, the field for the signature allows no formatting; the link still works. Visits from the signature have a source of their own in Analytics. After you change your username, copy it again: the old link leads on for 90 days only.',
    ],
    button: 'Open Pages',
  },
  'contact-card': {
    title: 'Contact card',
    answer:
      'A contact card is a small file (vCard) that phones and computers save as a contact, with your name and the link of your page. You find it under Share Profile.',
    steps: [
      'Choose “Share Profile”, then “Contact”.',
      'Choose “Download contact card”.',
      'Send the file by email or messenger, or attach it where people ask for your details.',
    ],
    more: [
      'Whoever opens it is asked whether to save you as a contact. The card holds your full name from the profile and your link, and no phone number or email address, so you can pass it on freely. If the name is wrong, correct it in your profile and download the card again.',
    ],
    button: 'Open Pages',
  },
  nfc: {
    title: 'NFC tags and cards',
    answer:
      'An NFC tag opens your page when a phone touches it: on a business card, a sticker at the till or a wristband. You need a blank tag and a free app that writes to it.',
    steps: [
      'Choose “Share Profile”, then “Contact”, and copy the “Link for an NFC tag”.',
      'In an app such as NFC Tools, choose Write, add a record of the type URL and paste the link.',
      'Hold the tag to your phone until the app confirms.',
      'Touch it with another phone to try it.',
    ],
    more: [
      "NTAG213 tags are large enough for a link. Lock a tag only once it works: after that it can't be changed. Tags on metal need a special kind. Page changes don't need a new tag, only a new username does.",
    ],
    button: 'Open Pages',
  },
  analytics: {
    title: 'Analytics',
    answer:
      'Analytics in the sidebar shows views, clicks, visitors and how many of them clicked; the dashboard has the main figures, too. Vys counts without cookies and stores no IP addresses. Stats reach back {days:free} days on Free and Starter, {days:pro} on Pro, and a year on Premium and Team.',
    steps: [
      'Open Analytics and choose the period at the top.',
      'Click a bar, a country or a source to filter everything by it.',
      'Turn on “Compare” to see the period before in the same chart. While today is not over, it ends at the same hour.',
      'Export what you see as CSV to keep it or to calculate with it.',
    ],
    more: [
      "No visits yet? Check that the page is published, and open it while signed out: your own visits aren't counted. New views appear within seconds.",
    ],
    own: "You're on the {plan} plan.",
    button: 'Open analytics',
  },
  counting: {
    title: 'How views and clicks are counted',
    answer:
      'A view is a page that someone really saw, a click is a tap on one of your links, and a visitor is counted once a day, without cookies. Bots and your own visits are left out.',
    more: [
      'Reloading a page adds a view; views at most 30 minutes apart are one visit. Somebody who comes back tomorrow counts as a visitor again, since nothing on their device tells them apart. The engagement rate is the share of visitors who clicked.',
      "Left out are bots, visits from data centers, pages that a browser loads ahead, your own visits while you're signed in, and people who ask not to be tracked. “How we count” in Analytics says how many there were. So the figures may be lower than those of tools that count every request. Days begin at midnight in the time zone of your profile.",
    ],
    button: 'Open analytics',
  },
  campaigns: {
    title: 'See where visitors come from',
    answer:
      'Analytics shows the websites and apps that visitors came from. To tell a newsletter, a flyer or a post apart, mark the link that you use there with a utm tag.',
    steps: [
      'Add ?utm_source=newsletter to your link, with a word of your own.',
      'Use a link of its own for each place: flyer, newsletter, partner.',
      'Look at Campaigns in Analytics after the first visits.',
    ],
    more: [
      "The links under “Post” and “Contact” of “Share Profile” are marked already. Write the word the same way every time, with small letters. Many apps don't say where a visitor comes from; without a tag these visits count as “Direct”.",
    ],
    button: 'Open analytics',
  },
  goals: {
    title: 'Views goals',
    answer:
      "Your dashboard counts all views of your page toward a goal: {goal:first} first, then {goal:next} and more each time you reach one. Vys sets the goals; they're the same for everyone.",
    steps: [
      'Find “Views goal” on the dashboard; it counts views of all time.',
      'When a goal is reached, choose “Share image” or “Download PNG” to thank your visitors.',
      "Switch off the message about it under Settings, Notifications, if you don't want it.",
    ],
    more: [
      'Every goal you reach comes with an image that thanks your visitors. Share or download it from the dashboard.',
      "The goal counts the same views as Analytics, without your own. It never falls, even if you take your page offline for a while. Goals you've reached stay listed under “Reached goals”.",
    ],
    button: 'Open dashboard',
  },
  forms: {
    title: 'Forms and messages',
    answer:
      'Contact forms, guestbooks and newsletter forms work on every plan. What visitors send appears under your page on the Pages screen, where you can read, export and delete it.',
    steps: [
      'Ask the assistant for a contact form, or choose “Add a section” and “Contact” or “Guestbook” under Content.',
      'Publish the page.',
      'Read what arrives under Messages on the Pages screen, and answer with “Reply by email”.',
    ],
    more: [
      'You hear of new messages at the bell, and by email if you choose so under Settings, Notifications. Spam is mostly held back before it reaches you. Messages that you delete can be brought back right away with “Undo”, and not later.',
    ],
    button: 'Open Pages',
  },
  newsletter: {
    title: 'Newsletter subscribers',
    answer:
      'Ask the assistant to add a newsletter form. New subscribers confirm by email where this server can send it; you find them on the Pages screen and can export them as CSV. Vys collects addresses but sends no newsletters.',
    steps: [
      'Choose “Add a section” and “Newsletter” under Content in AI Studio, or ask the assistant.',
      'Publish the page.',
      'On the Pages screen, choose “Newsletter” among the messages and then “Export CSV”.',
      'Import the file into your newsletter service.',
    ],
    more: [
      'Only people who confirmed their address are marked “Confirmed”; write to those only. Every email for confirmation has a link to unsubscribe, and who used it is no longer in the list. If nobody can confirm, this server may not send email; ask its operator.',
    ],
    button: 'Open Pages',
  },
};
