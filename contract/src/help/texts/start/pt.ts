// Help articles on getting started in Portuguese.
import type { ArticlesOf } from '../../topics.ts';

export const startArticles: ArticlesOf<'start'> = {
  'first-page': {
    title: 'Sua primeira página',
    answer:
      'Três passos levam a uma página que os visitantes podem abrir: descrever, publicar e compartilhar. Seu painel mostra os passos em “Get your page out there” até que estejam feitos.',
    steps: [
      'No painel, escolha “Create page” e diga em uma ou duas frases o que você faz, com seus links.',
      'Veja a página no AI Studio e escreva ao assistente o que deve mudar.',
      'Escolha “Publish”. A partir daí, qualquer pessoa pode abrir seu link.',
      'Escolha “Share Profile” no menu para passar seu link ou o QR code.',
    ],
    more: [
      'Ainda falta muita coisa? Diga o que você faz, onde está e aonde levam seus links: a página contém o que você informa. Você também pode começar por um modelo em “Templates” ou trazer seus links com “Import a page”.',
    ],
    button: 'Abrir AI Studio',
  },
  assistant: {
    title: 'O assistente',
    answer:
      'O assistente integrado roda neste servidor, sem modelo de linguagem e sem enviar suas palavras a lugar nenhum. Ele cria sua página a partir de uma descrição e a altera mensagem por mensagem. Não inventa dados, e toda alteração pode ser desfeita.',
    steps: [
      'Abra o AI Studio e escreva o que quer no campo de mensagem. Vários pedidos de uma vez funcionam.',
      'Veja a prévia e, abaixo da resposta, o resumo do que mudou.',
      'Escolha “Undo” se estava melhor antes.',
    ],
    more: [
      'Se o assistente não entende algo, ele diz e não muda nada. Então cite a parte (“o segundo link”, “o cardápio”) e o que deve estar lá. Se o operador conectou um modelo de linguagem, ele ajuda com mensagens que o assistente integrado não entende.',
    ],
    button: 'Abrir AI Studio',
  },
  free: {
    title: 'O que é grátis',
    answer:
      'O plano Free não expira e não pede cartão. Inclui sua página, a publicação, o assistente integrado sem limite, formulários, um QR code, {storage:free} para imagens e {days:free} dias de estatísticas. A página mostra um pequeno link “Made with Vys”.',
    steps: [
      'Faça sua página no AI Studio e escolha “Publish”: nenhum plano é necessário.',
      'Veja quanto você usou nas configurações, em “Account”.',
      'Compare em “Billing” o que os outros planos acrescentam.',
    ],
    more: [
      'Um plano pago vale a pena para tirar o link do Vys, mudar as cores do QR code, ver estatísticas mais antigas ou editar o código. Se você voltar ao Free, sua página e suas imagens ficam.',
    ],
    own: 'Você está no plano {plan}.',
    button: 'Comparar planos',
  },
  templates: {
    title: 'Modelos',
    answer:
      'Templates, na barra lateral, traz designs prontos que servem para qualquer página. Filtre por estilo e cores e veja a prévia de cada um.',
    steps: [
      'Abra “Templates” e escolha para que serve sua página, um estilo e cores.',
      'Escolha “Preview” para ver um modelo em tamanho real.',
      'Escolha “Use template”.',
      'Veja sua página nele e escolha “Save” ou “Discard”.',
    ],
    more: [
      '“Use template” abre o modelo no AI Studio com seu nome, seus links e seu conteúdo. Nada é salvo até você salvar, e você pode desfazer.',
      'Um modelo pode trazer seções que esperam suas palavras. Os visitantes só as veem quando você as preenche.',
    ],
    button: 'Abrir Templates',
  },
  import: {
    title: 'Importar uma página',
    answer:
      'Em Pages, escolha “Import a page” e informe o endereço de outra página de links, como o Linktree, ou site, um arquivo HTML ou uma exportação do Vys. Trazemos nome, bio, foto, links e cores, e você vê uma prévia antes de qualquer mudança.',
    steps: [
      'Abra “Pages” e escolha “Import a page”.',
      'Cole o endereço em “Page link” ou use “Choose a file”.',
      'Escolha “Preview import”. A prévia diz o que foi importado, o que precisa de revisão e o que não deu.',
      'Escolha “Use this page”.',
    ],
    more: [
      'Alguns sites não deixam outros servidores lê-los. Salve a página como HTML no navegador e escolha esse arquivo. Sua página anterior fica no histórico.',
    ],
    button: 'Abrir Pages',
  },
  languages: {
    title: 'Idiomas',
    answer:
      'Você pode escrever ao assistente em português, inglês, alemão, francês, espanhol ou italiano, e sua página recebe os rótulos nesse idioma. O aplicativo está em inglês, alemão e espanhol; escolha no seu perfil.',
    steps: [
      'No seu perfil, nas configurações, escolha “Language” para o app e nossos e-mails.',
      'No AI Studio, abra “Content” e “Profile” e ajuste “Page language” para datas, horários e botões da página.',
    ],
    more: [
      'Seus textos ficam no idioma em que você os escreveu. Para traduzir, envie o novo texto ao assistente ou mude-o em “Content”. A central de ajuda existe nos seis idiomas; escolha um no topo.',
    ],
    button: 'Abrir AI Studio',
  },
  'mobile-app': {
    title: 'No celular',
    answer:
      'O Vys funciona no navegador do celular, e sua página também; nada precisa vir de uma loja de aplicativos. Se quiser, coloque o Vys na tela inicial: Settings, Account mostra como, se o seu navegador puder instalá-lo. Os visitantes nunca precisam instalar nada.',
    steps: [
      'No iPhone ou iPad, abra o Vys no Safari, toque no símbolo de compartilhar e depois em Adicionar à Tela de Início.',
      'No Android e no computador, abra as configurações, “Account”, e escolha “Install Vys”.',
      'Para saber de mensagens e metas no celular, ative as notificações push nas configurações, em “Notifications”.',
    ],
    more: [
      '“Install Vys” não aparece? Seu navegador não instala sites, ou o Vys já está instalado. No iPhone, as notificações push só funcionam no app instalado.',
    ],
    button: 'Abrir a conta',
  },
  keyboard: {
    title: 'Atalhos de teclado e busca',
    answer:
      'Pressione Ctrl+K (⌘K no Mac) para abrir a paleta de comandos: ela encontra todas as telas, as configurações, estes artigos e o que você pode fazer agora. Pressione ? para ver todos os atalhos.',
    steps: [
      'Pressione Ctrl+K ou escolha “Search” no menu.',
      'Digite o que procura, por exemplo “qr” ou “publish”.',
      'Escolha um item com as setas e pressione Enter.',
    ],
    more: [
      'No AI Studio, Ctrl+S salva e Ctrl+Z desfaz a última alteração. Atalhos de uma tecla atrapalham quem dita por voz: desligue-os em “Keyboard shortcuts”, no menu da sua conta. Eles nunca agem enquanto você escreve em um campo.',
    ],
    button: 'Abrir o painel',
  },
  support: {
    title: 'Ajuda e contato',
    answer:
      'Pergunte ao assistente sobre sua página ou sobre o Vys, ou procure nesta central de ajuda. Para o que envolve sua conta, fale com o operador deste site; os termos dizem quem o mantém e o que vale.',
    steps: [
      'Busque uma palavra nesta central de ajuda ou pressione Ctrl+K em qualquer lugar do Vys e digite.',
      'Pergunte ao assistente no AI Studio, por exemplo “como mudo meu link?”.',
      'Sobre sua conta, pagamentos ou uma página suspensa, escreva ao operador; o endereço está nos termos.',
    ],
    more: [
      'Diga o que fez, o que esperava e o que viu, e informe seu nome de usuário. Nunca envie sua senha nem um código: ninguém precisa deles para ajudar você.',
    ],
    button: 'Ler os termos',
  },
};
