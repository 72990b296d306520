// A maker with a small shop: everything at a glance, the newest piece largest.
import { picture, type Template } from '../template.ts';

export const maker: Template = {
  look: { family: 'tiles', palette: 'peach', scheme: 'light', typePair: 'magazine' },
  page: {
    name: 'Tilda Clay',
    tagline: 'Stoneware for everyday tables, thrown in Aarhus',
    avatar: picture('vase', 'A tall vase with a green glaze'),
    links: [
      {
        id: 'shop',
        title: 'Visit the shop',
        url: 'https://shop.example/tilda',
        emphasis: 'featured',
        image: picture('bowl', 'A wide blue bowl'),
        description: 'Next firing on the 12th',
      },
      {
        id: 'class',
        title: 'Throwing class',
        url: 'https://classes.example/tilda',
        description: 'Six people, one evening',
      },
      { id: 'caring', title: 'How to care', url: '#care' },
      { id: 'stockists', title: 'Where to buy', url: 'https://shop.example/tilda/stockists' },
      {
        id: 'instagram',
        title: 'Instagram',
        url: 'https://social.example/tilda',
        icon: 'instagram',
        emphasis: 'icon',
      },
      {
        id: 'pinterest',
        title: 'Pinterest',
        url: 'https://social.example/tilda/boards',
        icon: 'pinterest',
        emphasis: 'icon',
      },
    ],
    sections: [
      {
        kind: 'products',
        id: 'goods',
        title: 'From the kiln',
        layout: 'cards',
        items: [
          {
            id: 'cup',
            name: 'Morning cup',
            price: { text: '€28' },
            image: picture('cup', 'A cup with a round handle'),
            url: 'https://shop.example/tilda/cup',
          },
          {
            id: 'plate',
            name: 'Dinner plate',
            price: { text: '€36' },
            image: picture('plate', 'A plate with a dark rim'),
            url: 'https://shop.example/tilda/plate',
          },
          {
            id: 'bowl',
            name: 'Wide bowl',
            price: { text: '€44' },
            image: picture('bowl', 'A wide blue bowl'),
            url: 'https://shop.example/tilda/bowl',
          },
          {
            id: 'vase',
            name: 'Tall vase',
            price: { text: '€62' },
            image: picture('vase', 'A tall vase with a green glaze'),
            isSoldOut: true,
          },
        ],
      },
      {
        kind: 'about',
        id: 'about',
        title: 'The workshop',
        image: picture('wheel', 'A bowl of wet clay on the wheel'),
        text: 'One wheel, one kiln, four glazes. Every piece is made to be used, chipped and used again.',
      },
      {
        kind: 'faq',
        id: 'care',
        title: 'Care',
        items: [
          {
            id: 'wash',
            question: 'Is it dishwasher safe?',
            answer: 'Yes, all of it. The rims like a gentle program.',
          },
          {
            id: 'ship',
            question: 'Where do you ship?',
            answer: 'All of Europe, packed in paper and straw.',
          },
        ],
      },
      {
        kind: 'waitlist',
        id: 'next',
        title: 'The next firing',
        text: 'One email when the kiln opens.',
      },
    ],
  },
};
