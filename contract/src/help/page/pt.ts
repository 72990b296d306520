// Help articles on the page and its visitors in Portuguese. Names of screens stay as the interface has them.
import type { ArticlesOf } from '../topics.ts';

const open = {
  plans: 'Comparar planos',
  studio: 'Abrir AI Studio',
  pages: 'Abrir Pages',
  profile: 'Abrir o perfil',
  dashboard: 'Abrir o painel',
  templates: 'Abrir Templates',
  analytics: 'Abrir estatísticas',
  account: 'Abrir a conta',
} as const;
const plan = 'Você está no plano {plan}.';

export const pageArticles: ArticlesOf<'start' | 'studio' | 'publishing' | 'sharing' | 'problems'> =
  {
    assistant: {
      title: 'O assistente',
      text: 'O assistente integrado roda neste servidor, sem modelo de linguagem e sem enviar suas palavras a lugar nenhum. Ele cria sua página a partir de uma descrição e a altera mensagem por mensagem. Não inventa dados, e toda alteração pode ser desfeita.',
      button: open.studio,
    },
    free: {
      title: 'O que é grátis',
      text: 'O plano Free não expira e não pede cartão. Inclui sua página, a publicação, o assistente integrado sem limite, formulários, um QR code, {storage:free} para imagens e {days:free} dias de estatísticas. A página mostra um pequeno link “Made with Vys”.',
      own: plan,
      button: open.plans,
    },
    templates: {
      title: 'Modelos',
      text: 'Templates, na barra lateral, traz designs prontos que servem para qualquer página. Filtre por estilo e cores e veja a prévia de cada um.\n\n“Use template” abre o modelo no AI Studio com seu nome, seus links e seu conteúdo. Nada é salvo até você salvar, e você pode desfazer.',
      button: open.templates,
    },
    import: {
      title: 'Importar uma página',
      text: 'Em Pages, escolha “Import a page” e informe o endereço de outra página de links, como o Linktree, ou site, um arquivo HTML ou uma exportação do Vys. Trazemos nome, bio, foto, links e cores, e você vê uma prévia antes de qualquer mudança.',
      button: open.pages,
    },
    languages: {
      title: 'Idiomas',
      text: 'Você pode escrever ao assistente em português, inglês, alemão, francês, espanhol ou italiano, e sua página recebe os rótulos nesse idioma. O aplicativo está em inglês, alemão e espanhol; escolha no seu perfil.',
      button: open.studio,
    },
    'mobile-app': {
      title: 'No celular',
      text: 'O Vys funciona no navegador do celular, e sua página também; nada precisa vir de uma loja de aplicativos. Se quiser, coloque o Vys na tela inicial: Settings, Account mostra como, se o seu navegador puder instalá-lo. Os visitantes nunca precisam instalar nada.',
      button: open.account,
    },
    support: {
      title: 'Ajuda e contato',
      text: 'Pergunte ao assistente sobre sua página ou sobre o Vys, ou procure nesta central de ajuda. Para o que envolve sua conta, fale com o operador deste site; os termos dizem quem o mantém e o que vale.',
      button: 'Ler os termos',
    },
    editing: {
      title: 'Como mudar sua página',
      text: 'Escreva ao assistente com suas palavras, por exemplo “adicione um link para minha loja, https://example.com” ou “deixe o fundo verde”. Ele muda textos, links, seções, cores, fontes e layout, várias coisas em uma mensagem se quiser. Você pode colar listas inteiras, como um cardápio com preços.\n\nAs abas ao lado do chat mudam a mesma página à mão. Dá para desfazer cada mudança.',
      button: open.studio,
    },
    images: {
      title: 'Imagens',
      text: 'Envie fotos e outras imagens no estúdio, até {limit:image} cada. O Vys as reduz para no máximo 2.400 pixels de lado e remove os dados de localização.',
      button: open.studio,
    },
    embed: {
      title: 'Vídeos, música e incorporação',
      text: 'Dê ao assistente o link de um vídeo ou de uma música e sua página mostra um cartaz que abre o player. Sua página do Vys não pode ser mostrada dentro de outro site; coloque um link para ela.',
      button: open.studio,
    },
    'links-limit': {
      title: 'Quantos links',
      text: 'A lista da sua página comporta até 100 links, e mais nas seções, em todos os planos. Só a configuração inicial pede no máximo 10.',
      own: 'Links na sua lista agora: {links}.',
      button: open.studio,
    },
    history: {
      title: 'Desfazer e histórico',
      text: 'Escreva “desfazer” para voltar atrás na última alteração, quantas vezes precisar. “History” no estúdio lista versões anteriores; veja uma e restaure.',
      button: open.studio,
    },
    code: {
      title: 'Editor de código',
      text: 'Com Premium e Team você vê e edita o código da página (JSX e CSS) no estúdio. Nos outros planos, você muda tudo pelo chat.',
      own: plan,
      button: open.studio,
    },
    scripts: {
      title: 'Scripts e código próprio',
      text: 'As páginas não podem carregar scripts, pixels ou rastreadores de outros sites; isso protege seus visitantes. Com Premium e Team você escreve seu próprio JSX e CSS no editor de código.',
      button: open.studio,
    },
    selling: {
      title: 'Vender e receber doações',
      text: 'O Vys não recebe pagamentos dos seus visitantes. Coloque um link para sua loja, PayPal, Stripe ou Ko-fi; as pessoas pagam lá, e o Vys não fica com nada. Sua página pode mostrar produtos com preços.',
      button: open.studio,
    },
    publish: {
      title: 'Publicar sua página',
      text: 'Abra o AI Studio e escolha “Publish”. O Vys verifica a página e ela fica no ar no seu link. Alterações posteriores ficam como rascunho até você publicar de novo.',
      own: 'Seu link é {address}.',
      button: open.studio,
    },
    'publish-check': {
      title: 'A verificação antes de publicar',
      text: 'O Vys verifica cada página antes de colocá-la no ar. O que pode prejudicar os visitantes a bloqueia: um campo que pede senha ou número de cartão, um login que imita outro serviço, um link para um site falso ou perigoso. Um erro no código também a bloqueia. Cada aviso diz o que fazer.\n\nO resto é sugestão, como um link quebrado, um texto provisório ou uma imagem sem descrição. Corrija ali mesmo ou publique a página como está.',
      button: open.studio,
    },
    unpublish: {
      title: 'Tirar sua página do ar',
      text: 'Na tela Pages, desligue a chave “Active”. Os visitantes passam a ver “não encontrada”; nada é apagado e você pode ligar de novo quando quiser.',
      own: 'Isso esconde {address}.',
      button: open.pages,
    },
    address: {
      title: 'Seu link',
      text: 'Sua página fica no endereço público deste site seguido do seu nome de usuário. Funciona assim que você publica.',
      own: 'Seu link é {address}.',
      button: open.pages,
    },
    username: {
      title: 'Mudar seu nome de usuário ou link',
      text: 'Mude seu nome de usuário no perfil e seu link muda junto. O link antigo redireciona por 90 dias e suas estatísticas ficam. Você pode mudar três vezes de imediato e depois a cada dez dias.',
      own: 'Seu link agora é {address}.',
      button: open.profile,
    },
    domain: {
      title: 'Domínio próprio',
      text: 'O Vys ainda não consegue conectar seu próprio domínio, em nenhum plano. Você pode redirecionar um domínio para seu link do Vys onde o comprou.',
      own: 'Redirecione para {address}.',
      button: open.profile,
    },
    seo: {
      title: 'Buscadores',
      text: 'Páginas publicadas são HTML puro com título, descrição, imagem de prévia e entrada no sitemap. Os buscadores as mostram quando dizem o bastante: um título e umas 40 palavras diferentes, ou 12 palavras e dois links. A visita deles pode levar dias.',
      button: open.studio,
    },
    'several-pages': {
      title: 'Mais de uma página',
      text: 'Cada conta tem uma página, em todos os planos. Ela pode ter muitas seções; para outra página você precisa de uma segunda conta com outro e-mail.',
      button: open.pages,
    },
    suspended: {
      title: 'Se sua página for suspensa',
      text: 'Os visitantes podem denunciar uma página. Se o operador deste site decide que ela causa dano, ele a suspende: os visitantes não a veem, você não pode publicá-la, e informamos o motivo. Nada é apagado.\n\nSe for um engano, escolha “Appeal” na tela Pages ou no AI Studio e diga por quê. Uma pessoa analisa; se concordar, sua página volta a aparecer.',
      button: open.pages,
    },
    share: {
      title: 'Compartilhar sua página',
      text: 'Copie seu link ou baixe o QR code em Pages, ou escolha “Share Profile” no menu. Coloque o link nos seus perfis, na assinatura de e-mail ou em uma placa.',
      own: 'Seu link é {address}.',
      button: open.pages,
    },
    'qr-code': {
      title: 'QR code',
      text: 'A tela Pages mostra um QR code do seu link, que você pode baixar em PNG. Cores próprias vêm com Pro, Premium e Team.',
      own: 'Ele abre {address}.',
      button: open.pages,
    },
    analytics: {
      title: 'Estatísticas',
      text: '“Analytics”, no menu, mostra visualizações, cliques, visitantes e quantos clicaram; o principal também está no painel. O Vys conta sem cookies e não guarda endereços IP. As estatísticas alcançam {days:free} dias no Free e no Starter, {days:pro} no Pro e um ano no Premium e no Team.',
      own: plan,
      button: open.analytics,
    },
    goals: {
      title: 'Metas de visualizações',
      text: 'Seu painel conta todas as visualizações da página rumo a uma meta: primeiro {goal:first}, depois {goal:next} e cada vez mais quando você alcança uma. O Vys define as metas, iguais para todos.\n\nCada meta alcançada traz uma imagem que agradece aos seus visitantes. Compartilhe ou baixe a imagem no painel.',
      button: open.dashboard,
    },
    forms: {
      title: 'Formulários e mensagens',
      text: 'Formulário de contato, livro de visitas e newsletter funcionam em todos os planos. O que os visitantes enviam aparece em Pages, abaixo da sua página, onde você pode ler, exportar e apagar.',
      button: open.pages,
    },
    newsletter: {
      title: 'Assinantes da newsletter',
      text: 'Peça ao assistente um formulário de newsletter. Novos assinantes confirmam por e-mail se este servidor puder enviar; você os encontra na tela Pages e pode exportá-los em CSV. O Vys coleta endereços, mas não envia newsletters.',
      button: open.pages,
    },
    arrange: {
      title: 'Ordenar, ocultar e agendar links',
      text: 'No AI Studio, abra Content para arrastar links e seções ao lugar certo, ou escreva ao assistente, por exemplo “coloque o Instagram em primeiro”.\n\nUm link oculto ou uma seção oculta continua na sua lista, mas os visitantes não veem; você pode mostrar de novo quando quiser. Um link com datas aparece e some sozinho nos dias que você escolher. Depois de uma mudança, publique de novo para que os visitantes a vejam.',
      button: open.studio,
    },
    sections: {
      title: 'As seções da sua página',
      text: 'Além de links, sua página pode ter seções: galeria, vídeos e música, produtos, cardápio, serviços, horários, eventos, mapa, textos sobre você, equipe, citações, imprensa, perguntas e respostas, números, contagem regressiva e formulários de contato, newsletter e livro de visitas.\n\nPeça uma ao assistente ou adicione em Content, no AI Studio. Nada é inventado: uma seção que ainda precisa das suas palavras espera por elas.',
      button: open.studio,
    },
    design: {
      title: 'O visual da sua página',
      text: 'No AI Studio, abra Design para experimentar estilos, paletas, fontes, fundos e formas na sua própria página. Aponte para ver uma prévia e toque para aplicar.\n\nVocê também pode descrever o que quer, por exemplo “cores mais quentes e botões mais redondos”. O Vys mantém o texto legível em qualquer cor, e dá para desfazer cada mudança.',
      button: open.studio,
    },
    'not-visible': {
      title: 'Os visitantes não veem sua página',
      text: 'Verifique três coisas. Sua página precisa estar publicada, o que se faz no AI Studio. Precisa estar ligada: a chave fica na tela Pages. E o link precisa estar certo: copie de Pages em vez de digitar.\n\nSe os visitantes veem uma versão antiga, suas últimas mudanças ainda são um rascunho; publique de novo. Se um aviso diz que sua página está suspensa, você pode recorrer ali.',
      button: open.pages,
    },
    'no-email': {
      title: 'Um e-mail não chega',
      text: 'Espere alguns minutos e olhe a pasta de spam. Confira se o endereço está escrito certo; enquanto não for confirmado, você pode corrigi-lo. Depois peça o e-mail de novo: os links dos anteriores param de funcionar.\n\nSe nada chegar, talvez o servidor de e-mail deste site não esteja configurado ou seu provedor o rejeite. Fale com o operador deste site; ele pode ver se o e-mail saiu.',
      button: open.profile,
    },
  };
