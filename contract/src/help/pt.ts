// Help articles in Portuguese. Names of screens stay as the interface has them.
import type { HelpArticles } from './articles.ts';

const open = {
  plans: 'Comparar planos',
  usage: 'Ver seu uso',
  studio: 'Abrir AI Studio',
  pages: 'Abrir Pages',
  profile: 'Abrir o perfil',
  security: 'Abrir segurança',
  dashboard: 'Abrir o painel',
} as const;
const plan = 'Você está no plano {plan}.';

export const ptArticles: HelpArticles = {
  plans: {
    title: 'Planos e preços',
    text: 'O Free não custa nada. O Starter custa {price:starter} por mês, o Pro {price:pro}, o Premium {price:premium} e o Team {price:team}.\n\nO Starter remove o link “Made with Vys”. O Pro traz QR codes personalizados, {storage:pro} de espaço e {days:pro} dias de estatísticas. O Premium traz o editor de código, {storage:premium} e um ano de estatísticas. O Team tem o mesmo com {storage:team}.',
    own: plan,
    button: open.plans,
  },
  free: {
    title: 'O que é grátis',
    text: 'O plano Free não expira e não pede cartão. Inclui sua página, a publicação, o assistente integrado sem limite, formulários, um QR code, {storage:free} para imagens e {days:free} dias de estatísticas. A página mostra um pequeno link “Made with Vys”.',
    own: plan,
    button: open.plans,
  },
  'ai-allowance': {
    title: 'Pedidos de IA',
    text: 'O assistente integrado é grátis e ilimitado em todos os planos. A cota só conta pedidos a um modelo de linguagem, se este servidor tiver um: {requests:month} por mês e {requests:week} em 7 dias no Free, sem limite nos outros. Quando acaba, o assistente integrado continua.',
    own: plan,
    button: open.usage,
  },
  assistant: {
    title: 'O assistente',
    text: 'O assistente integrado roda neste servidor, sem modelo de linguagem e sem enviar suas palavras a lugar nenhum. Ele cria sua página a partir de uma descrição e a altera mensagem por mensagem. Não inventa dados, e toda alteração pode ser desfeita.',
    button: open.studio,
  },
  publish: {
    title: 'Publicar sua página',
    text: 'Abra o AI Studio e escolha “Publish”. O Vys verifica a página e ela fica no ar no seu link. Alterações posteriores ficam como rascunho até você publicar de novo.',
    own: 'Seu link é {address}.',
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
  'email-change': {
    title: 'Mudar seu e-mail',
    text: 'Escolha “Change email” no seu perfil. Por segurança, o novo endereço vale depois que você abre o link que enviamos para ele e também o enviado ao endereço atual, se ele estiver confirmado.',
    button: open.profile,
  },
  'qr-code': {
    title: 'QR code',
    text: 'A tela Pages mostra um QR code do seu link, que você pode baixar em PNG. Cores próprias vêm com Pro, Premium e Team.',
    own: 'Ele abre {address}.',
    button: open.pages,
  },
  share: {
    title: 'Compartilhar sua página',
    text: 'Copie seu link ou baixe o QR code em Pages, ou escolha “Share Profile” no menu. Coloque o link nos seus perfis, na assinatura de e-mail ou em uma placa.',
    own: 'Seu link é {address}.',
    button: open.pages,
  },
  analytics: {
    title: 'Estatísticas',
    text: '“Analytics”, no menu, mostra visualizações, cliques, visitantes e quantos clicaram; o principal também está no painel. O Vys conta sem cookies e não guarda endereços IP. As estatísticas alcançam {days:free} dias no Free e no Starter, {days:pro} no Pro e um ano no Premium e no Team.',
    own: plan,
    button: open.dashboard,
  },
  domain: {
    title: 'Domínio próprio',
    text: 'O Vys ainda não consegue conectar seu próprio domínio, em nenhum plano. Você pode redirecionar um domínio para seu link do Vys onde o comprou.',
    own: 'Redirecione para {address}.',
    button: open.profile,
  },
  images: {
    title: 'Imagens',
    text: 'Envie fotos e outras imagens no estúdio, até {limit:image} cada. O Vys as reduz para no máximo 2.400 pixels de lado e remove os dados de localização.',
    button: open.studio,
  },
  storage: {
    title: 'Espaço',
    text: 'Suas imagens contam no espaço: {storage:free} no Free e no Starter, {storage:pro} no Pro, {storage:premium} no Premium e {storage:team} no Team. Apagar imagens libera espaço.',
    own: plan,
    button: open.usage,
  },
  'delete-account': {
    title: 'Excluir sua conta',
    text: 'Vá em Settings, Security, “Danger zone”. Página, imagens, estatísticas e conta são apagadas na hora e para sempre; baixe seus dados antes. Seu nome de usuário fica reservado por 90 dias.',
    button: open.security,
  },
  'delete-page': {
    title: 'Excluir sua página',
    text: 'Uma página não pode ser excluída sozinha. Desligue-a em Pages para que ninguém a veja, peça para eu começar de novo ou exclua sua conta com tudo o que há nela.',
    button: open.pages,
  },
  'my-data': {
    title: 'Baixar seus dados',
    text: 'Em Settings, Security há “Download my data”: perfil, página, versões, imagens, mensagens e estatísticas em um arquivo zip.',
    button: open.security,
  },
  export: {
    title: 'Exportar sua página',
    text: 'Em Pages, baixe sua página como um site que roda em qualquer hospedagem, ou como um arquivo JSON para importar depois.',
    button: open.pages,
  },
  import: {
    title: 'Importar uma página',
    text: 'Em Pages, escolha “Import a page” e informe o endereço de outra página de links, como o Linktree, ou site, um arquivo HTML ou uma exportação do Vys. Trazemos nome, bio, foto, links e cores, e você vê uma prévia antes de qualquer mudança.',
    button: open.pages,
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
  team: {
    title: 'Trabalhar em equipe',
    text: 'Cada conta tem uma pessoa e uma página; ainda não dá para convidar membros. O plano Team tem mais espaço, não mais pessoas.',
    button: open.plans,
  },
  'several-pages': {
    title: 'Mais de uma página',
    text: 'Cada conta tem uma página, em todos os planos. Ela pode ter muitas seções; para outra página você precisa de uma segunda conta com outro e-mail.',
    button: open.pages,
  },
  languages: {
    title: 'Idiomas',
    text: 'Escreva em português, inglês, alemão, francês, espanhol ou italiano, e os rótulos da sua página ficam nesse idioma. O aplicativo em si está em inglês, alemão e espanhol.',
    button: open.studio,
  },
  privacy: {
    title: 'Privacidade, LGPD e RGPD',
    text: 'Páginas públicas não usam cookies nem carregam nada de terceiros, então o Vys não exige aviso de cookies. Os dados ficam no banco deste servidor. Você pode baixar ou apagar os seus em Settings, Security.',
    button: 'Ler a política de privacidade',
  },
  support: {
    title: 'Ajuda e contato',
    text: 'Pergunte aqui sobre sua página ou sobre o Vys. Para assuntos da sua conta, fale com quem opera este site; os termos dizem o que vale.',
    button: 'Ler os termos',
  },
  'links-limit': {
    title: 'Quantos links',
    text: 'A lista da sua página comporta até 100 links, e mais nas seções, em todos os planos. Só a configuração inicial pede no máximo 10.',
    own: 'Links na sua lista agora: {links}.',
    button: open.studio,
  },
  payments: {
    title: 'Pagamentos',
    text: 'Em Billing você adiciona e remove cartões, muda de plano e baixa as faturas. Se a tela diz “Sandbox”, só cartões de teste funcionam e nenhum dinheiro circula. Se um pagamento falhar, você tem 14 dias para resolver, e nada seu é excluído.',
    own: plan,
    button: open.plans,
  },
  selling: {
    title: 'Vender e receber doações',
    text: 'O Vys não recebe pagamentos dos seus visitantes. Coloque um link para sua loja, PayPal, Stripe ou Ko-fi; as pessoas pagam lá, e o Vys não fica com nada. Sua página pode mostrar produtos com preços.',
    button: open.studio,
  },
  editing: {
    title: 'Como mudar sua página',
    text: 'Escreva com suas palavras, por exemplo “adicione um link para minha loja, https://example.com” ou “deixe o fundo verde”, e eu mudo a página. Dá para desfazer cada mudança.',
    button: open.studio,
  },
  cancel: {
    title: 'Cancelar um plano',
    text: 'Cancele seu plano em Billing: ele continua até o fim do período pago, e até lá você pode retomá-lo. Depois você passa para o Free, e nada seu é excluído. Para sair de vez, exclua sua conta em Settings, Security.',
    own: plan,
    button: open.plans,
  },
  branding: {
    title: 'O link “Made with Vys”',
    text: 'Páginas do plano Free mostram embaixo um pequeno link “Made with Vys”. A partir do Starter ele some.',
    own: plan,
    button: open.plans,
  },
  newsletter: {
    title: 'Assinantes da newsletter',
    text: 'Peça para eu adicionar um formulário de newsletter. Novos assinantes confirmam por e-mail se este servidor puder enviar; você os encontra em Pages e exporta em CSV. O Vys reúne endereços, mas não envia newsletters.',
    button: open.pages,
  },
  forms: {
    title: 'Formulários e mensagens',
    text: 'Formulário de contato, livro de visitas e newsletter funcionam em todos os planos. O que os visitantes enviam aparece em Pages, abaixo da sua página, onde você pode ler, exportar e apagar.',
    button: open.pages,
  },
  seo: {
    title: 'Buscadores',
    text: 'Páginas publicadas são HTML puro com título, descrição, imagem de prévia e entrada no sitemap. Os buscadores as mostram quando dizem o bastante: um título e umas 40 palavras diferentes, ou 12 palavras e dois links. A visita deles pode levar dias.',
    button: open.studio,
  },
  embed: {
    title: 'Vídeos, música e incorporação',
    text: 'Mande o link de um vídeo ou música e eu coloco um pôster que abre o player. Sua página do Vys não pode ser exibida dentro de outro site; coloque um link lá.',
    button: open.studio,
  },
  password: {
    title: 'Mudar sua senha',
    text: 'Mude sua senha em Settings, Security; seus outros aparelhos são desconectados. Se esqueceu, escolha “Forgot password?” na tela de entrada.',
    button: open.security,
  },
  'two-factor': {
    title: 'Verificação em duas etapas',
    text: 'Configure um aplicativo autenticador em Settings, Security. Depois da senha você digita um código, e recebe códigos de recuperação caso perca o celular.',
    button: open.security,
  },
  passkeys: {
    title: 'Chaves de acesso',
    text: 'Adicione uma chave de acesso (passkey) em Settings, Security e entre com digital, rosto ou PIN do aparelho.',
    button: open.security,
  },
  devices: {
    title: 'Aparelhos conectados',
    text: 'Settings, Security mostra onde sua conta está aberta. Desconecte um aparelho que não conhece, ou todos os outros, e mude sua senha.',
    button: open.security,
  },
  'mobile-app': {
    title: 'No celular',
    text: 'Não há aplicativo para instalar. O Vys funciona no navegador do celular, e sua página também.',
    button: open.dashboard,
  },
};
