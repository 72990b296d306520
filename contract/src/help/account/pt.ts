// Help articles on plans, the account and its data in Portuguese. Names of screens stay as the interface has them.
import type { ArticlesOf } from '../topics.ts';

const open = {
  plans: 'Comparar planos',
  usage: 'Ver seu uso',
  pages: 'Abrir Pages',
  profile: 'Abrir o perfil',
  security: 'Abrir segurança',
  notifications: 'Abrir notificações',
  apiKeys: 'Abrir chaves de API',
} as const;
const plan = 'Você está no plano {plan}.';

export const accountArticles: ArticlesOf<'plans' | 'account' | 'data'> = {
  plans: {
    title: 'Planos e preços',
    text: 'O Free não custa nada. O Starter custa {price:starter} por mês, o Pro {price:pro}, o Premium {price:premium} e o Team {price:team}.\n\nO Starter remove o link “Made with Vys”. O Pro traz QR codes personalizados, {storage:pro} de espaço e {days:pro} dias de estatísticas. O Premium traz o editor de código, {storage:premium} e um ano de estatísticas. O Team tem o mesmo com {storage:team}.',
    own: plan,
    button: open.plans,
  },
  'ai-allowance': {
    title: 'Pedidos de IA',
    text: 'O assistente integrado é grátis e ilimitado em todos os planos. A cota só conta pedidos a um modelo de linguagem, se este servidor tiver um: {requests:month} por mês e {requests:week} em 7 dias no Free, sem limite nos outros. Quando acaba, o assistente integrado continua.',
    own: plan,
    button: open.usage,
  },
  storage: {
    title: 'Espaço',
    text: 'Suas imagens contam no espaço: {storage:free} no Free e no Starter, {storage:pro} no Pro, {storage:premium} no Premium e {storage:team} no Team. Apagar imagens libera espaço.',
    own: plan,
    button: open.usage,
  },
  branding: {
    title: 'O link “Made with Vys”',
    text: 'Páginas do plano Free mostram embaixo um pequeno link “Made with Vys”. A partir do Starter ele some.',
    own: plan,
    button: open.plans,
  },
  payments: {
    title: 'Pagamentos',
    text: 'Em Billing você adiciona e remove cartões, muda de plano e baixa as faturas. Se a tela diz “Sandbox”, só cartões de teste funcionam e nenhum dinheiro circula. Se um pagamento falhar, você tem 14 dias para resolver, e nada seu é excluído.',
    own: plan,
    button: open.plans,
  },
  cancel: {
    title: 'Cancelar um plano',
    text: 'Cancele seu plano em Billing: ele continua até o fim do período pago, e até lá você pode retomá-lo. Depois você passa para o Free, e nada seu é excluído. Para sair de vez, exclua sua conta em Settings, Security.',
    own: plan,
    button: open.plans,
  },
  team: {
    title: 'Trabalhar em equipe',
    text: 'Cada conta tem uma pessoa e uma página; ainda não dá para convidar membros. O plano Team tem mais espaço, não mais pessoas.',
    button: open.plans,
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
  'email-change': {
    title: 'Mudar seu e-mail',
    text: 'Escolha “Change email” no seu perfil. Por segurança, o novo endereço vale depois que você abre o link que enviamos para ele e também o enviado ao endereço atual, se ele estiver confirmado.',
    button: open.profile,
  },
  notifications: {
    title: 'Notificações',
    text: 'O sino mostra o que acontece: sua página foi publicada, o assistente terminou, um visitante escreveu, sua página alcançou um número de visualizações. Em Settings, Notifications você escolhe o que quer saber e se é por e-mail, por notificação push neste aparelho ou só no aplicativo.\n\nNo horário de silêncio, e-mail e push esperam e depois chega um único resumo; só novidades do produto, manutenção e alertas de segurança não esperam. O e-mail semanal com seus números tem uma chave própria em Analytics.',
    button: open.notifications,
  },
  'api-keys': {
    title: 'Chaves de API',
    text: 'Com uma chave de API, um programa seu usa a sua conta: por exemplo, um script que guarda suas estatísticas ou uma loja que atualiza sua página. Funciona em todos os planos.\n\nCrie uma em Settings, Security: escolha um nome, uma validade e só as permissões necessárias, para ler ou também alterar perfil, página, imagens, mensagens e mais, e digite sua senha. Copie a chave na hora, pois ela só aparece uma vez. A lista mostra o que cada chave pode fazer e quando foi usada pela última vez.\n\n“API Docs” na barra lateral mostra cada chamada com exemplos. Você pode ter {limit:keys} chaves; cada uma faz até {limit:requests} pedidos por minuto, e a que passa um ano sem uso é removida. Nenhuma alcança sua senha, o login, a cobrança nem a exclusão da conta.\n\nMantenha as chaves em segredo. Se uma pode ter vazado, escolha “Revoke”: ela para de funcionar na hora, e você pode criar outra.',
    button: open.apiKeys,
  },
  privacy: {
    title: 'Privacidade, LGPD e RGPD',
    text: 'Páginas públicas não usam cookies nem carregam nada de terceiros, então o Vys não exige aviso de cookies. Os dados ficam no banco deste servidor. Você pode baixar ou apagar os seus em Settings, Security.',
    button: 'Ler a política de privacidade',
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
  'delete-page': {
    title: 'Excluir sua página',
    text: 'Uma página não pode ser excluída sozinha. Desligue-a em Pages para que ninguém a veja, peça para eu começar de novo ou exclua sua conta com tudo o que há nela.',
    button: open.pages,
  },
  'delete-account': {
    title: 'Excluir sua conta',
    text: 'Vá em Settings, Security, “Danger zone”. Página, imagens, estatísticas e conta são apagadas na hora e para sempre; baixe seus dados antes. Seu nome de usuário fica reservado por 90 dias.',
    button: open.security,
  },
};
