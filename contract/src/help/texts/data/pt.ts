// Help articles on privacy and data in Portuguese.
import type { ArticlesOf } from '../../topics.ts';

export const dataArticles: ArticlesOf<'data'> = {
  privacy: {
    title: 'Privacidade, LGPD e RGPD',
    answer:
      'Páginas públicas não usam cookies nem carregam nada de terceiros, então o Vys não exige aviso de cookies. Os dados ficam no banco deste servidor. Você pode baixar ou apagar os seus em Settings, Security.',
    steps: [
      'Leia na política de privacidade o que é guardado e por quanto tempo.',
      'Receba tudo em um arquivo com “Download my data”, nas configurações, em “Security”.',
      'Se coleta endereços ou mensagens com formulários, diga isso em um aviso de privacidade seu e coloque o link na página.',
    ],
    more: [
      'Players do YouTube, Spotify e outros só carregam após um toque. Quem pede para não ser rastreado não é contado. Se precisa de um aviso legal, adicione um rodapé com o link.',
    ],
    button: 'Ler a política de privacidade',
  },
  'my-data': {
    title: 'Baixar seus dados',
    answer:
      'Em Settings, Security há “Download my data”: perfil, página, versões, imagens, mensagens e estatísticas em um arquivo zip.',
    steps: [
      'Abra nas configurações “Security” e vá a “Your data”.',
      'Escolha “Download my data”.',
      'Espere o arquivo ficar completo; com muitas imagens, leva alguns minutos.',
    ],
    more: [
      'Se o download for interrompido, comece de novo; nada se perde. O zip tem arquivos comuns: JSON para dados, suas imagens, sua página em HTML. Senhas e chaves não estão nele. Guarde-o bem, pois contém mensagens de outras pessoas.',
    ],
    button: 'Abrir segurança',
  },
  export: {
    title: 'Exportar sua página',
    answer:
      'Em Pages, baixe sua página como um site que roda em qualquer hospedagem, ou como um arquivo JSON para importar depois.',
    steps: [
      'Abra “Pages” e ache “Export your page”.',
      'Escolha “Download site” para uma hospedagem, ou “Download JSON” para importar em outra conta do Vys.',
      'Descompacte o zip e envie todo o conteúdo à sua hospedagem.',
    ],
    more: [
      'Formulários e estatísticas precisam do Vys: no site exportado, os formulários levam ao seu e-mail e nada é contado. A exportação contém a última versão salva.',
    ],
    button: 'Abrir Pages',
  },
  'delete-page': {
    title: 'Excluir sua página',
    answer:
      'Na tela “Pages”, escolha “Delete page” no menu da página. O endereço deixa de funcionar na hora, e estatísticas, versões e mensagens são apagadas para sempre. Nome de usuário, imagens e plano continuam seus.',
    steps: [
      'Para guardar uma cópia, escolha “Download a copy first”.',
      'Escolha “Delete page” e confirme. Logo depois, “Restore as draft” traz o conteúdo de volta, sem estatísticas nem versões.',
      'Se quer só uma pausa, desligue “Active”: ninguém vê a página e nada se perde.',
    ],
    more: [
      'Uma página suspensa pode ser excluída quando o caso é encerrado. Imagens avulsas são excluídas em “Images”, no estúdio, e mensagens avulsas em “Pages”. Para tirar tudo, exclua sua conta.',
    ],
    button: 'Abrir Pages',
  },
  'delete-account': {
    title: 'Excluir sua conta',
    answer:
      'Vá em Settings, Security, “Danger zone”. Página, imagens, estatísticas e conta são apagadas na hora e para sempre; baixe seus dados antes. Seu nome de usuário fica reservado por 90 dias.',
    steps: [
      'Escolha antes “Download my data” se puder precisar de algo depois.',
      'Escolha “Delete account” em “Danger zone”.',
      'Digite seu nome de usuário e escolha “Delete my account”.',
    ],
    more: [
      'Um plano pago termina com ela e não é mais cobrado. Ninguém pode trazer de volta uma conta excluída, nem o operador. Se quer só uma pausa, desligue a página ou cancele o plano.',
    ],
    button: 'Abrir segurança',
  },
};
