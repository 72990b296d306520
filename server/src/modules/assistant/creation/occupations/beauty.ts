// Occupations: beauty and hair.
import { occupationsOf } from '../occupation.ts';

export const beauty = occupationsOf(
  {
    families: ['storefront', 'tiles', 'practice'],
    moods: ['elegant', 'romantic', 'fresh'],
    sections: [
      'services',
      'hours',
      'gallery',
      'products',
      'team',
      'testimonials',
      'faq',
      'map',
      'contact',
    ],
    expected: ['services'],
  },
  [
    {
      id: 'hairdresser',
      schema: 'HairSalon',
      words: {
        en: 'hairdresser, hair salon, hairstylist, hair stylist, hair studio, colorist, colourist, braider, hair braider, salon, loctician, curl specialist, mobile hairdresser, braids, hairdressers',
        de: 'friseur, friseurin, friseursalon, haarsalon, frisör, frisörin, coiffeur, coiffeuse, friseurmeisterin, salon, haarstudio, friseurmeister',
        fr: 'coiffeuse, coiffeur, salon de coiffure, coiffure, coloriste, coiffeuse à domicile',
        es: 'peluquera, peluquero, peluquería, estilista, salón de belleza, colorista, trenzas',
        pt: 'cabeleireira, cabeleireiro, salão de cabeleireiro, salão de beleza, trancista, tranças, colorista',
        it: 'parrucchiera, parrucchiere, salone, hair stylist, acconciatore, salone di bellezza, acconciatrice',
      },
    },
    {
      id: 'barber',
      schema: 'HairSalon',
      moods: ['retro', 'bold'],
      expected: ['hours'],
      words: {
        en: 'barber, barbershop, barber shop, barbers, mens grooming',
        de: 'barbier, barbershop, barber, herrenfriseur, barber-shop',
        fr: 'barbier, barber shop, barbershop, coiffeur barbier',
        es: 'barbero, barbería, barber shop, barbera',
        pt: 'barbeiro, barbearia, barber shop',
        it: 'barbiere, barberia, barber shop',
      },
    },
    {
      id: 'nails',
      schema: 'NailSalon',
      moods: ['romantic', 'playful'],
      words: {
        en: 'nail artist, nail bar, nail tech, nail technician, nail salon, nails, manicurist, press-on nails, gel nails, nail studio, nail art, pedicure, acrylic nails',
        de: 'nageldesignerin, nagelstudio, nägel, maniküre, gelnägel, fußpflege, nageldesign, kosmetische fußpflege',
        fr: 'prothésiste ongulaire, onglerie, ongles, manucure, nail artist, styliste ongulaire',
        es: 'manicurista, uñas, salón de uñas, uñas de gel, nail artist, manicura, técnica de uñas',
        pt: 'manicure, unhas, unhas de gel, nail designer, unhas em gel',
        it: 'onicotecnica, unghie, nail artist, ricostruzione unghie, manicure',
      },
    },
    {
      id: 'lashes',
      schema: 'BeautySalon',
      moods: ['elegant', 'romantic'],
      words: {
        en: 'lash artist, lash tech, lashes, brow artist, brows, lash extensions, brow bar, permanent makeup, microblading, brow lamination, eyebrows, lash studio, eyelash extensions',
        de: 'wimpern, wimpernverlängerung, augenbrauen, permanent make-up, wimpernstylistin, microblading, browbar, lash artist',
        fr: 'cils, extensions de cils, sourcils, maquillage permanent, technicienne cils, regard, microblading',
        es: 'pestañas, extensiones de pestañas, cejas, micropigmentación, microblading, lash artist, lashista',
        pt: 'pestanas, extensão de pestanas, sobrancelhas, micropigmentação, extensão de cílios, lash designer, microblading, designer de sobrancelhas',
        it: 'ciglia, extension ciglia, sopracciglia, trucco permanente, lash artist, lash maker, laminazione ciglia, microblading',
      },
    },
    {
      id: 'makeup',
      schema: 'BeautySalon',
      families: ['folio', 'tiles', 'storefront'],
      words: {
        en: 'makeup artist, make-up artist, mua, bridal makeup, beauty blogger, beauty creator, makeup, sfx makeup artist',
        de: 'visagistin, make-up-artist, visagist, braut-make-up, maskenbildnerin, make-up artist, brautstyling',
        fr: 'maquilleuse, maquilleur, maquilleuse professionnelle',
        es: 'maquilladora, maquillador, maquilladora profesional, maquillaje',
        pt: 'maquilhadora, maquiadora, maquilhagem, maquiagem',
        it: 'truccatrice, truccatore, make-up artist, make up artist, truccatrice sposa',
      },
    },
    {
      id: 'beautician',
      schema: 'BeautySalon',
      words: {
        en: 'beautician, beauty salon, esthetician, aesthetician, skin care, facials, waxing, cosmetologist, skincare, tanning studio, beauty studio, beauty therapist, waxing studio, sugaring, laser hair removal',
        de: 'kosmetikerin, kosmetikstudio, kosmetik, kosmetikinstitut, waxing, sonnenstudio, hautpflege, sugaring, gesichtsbehandlungen, beautysalon',
        fr: 'esthéticienne, institut de beauté, soins du visage, épilation, esthétique, soins esthétiques',
        es: 'esteticista, centro de estética, depilación, cosmetóloga, tratamientos faciales, estética',
        pt: 'esteticista, centro de estética, depilação, tratamentos faciais, estética',
        it: 'estetista, centro estetico, epilazione, trattamenti viso, cosmetologa, ceretta',
      },
    },
  ],
);
