// Help articles on the account and its security in Portuguese.
import type { ArticlesOf } from '../../topics.ts';

export const accountArticles: ArticlesOf<'account'> = {
  password: {
    title: 'Mudar sua senha',
    answer:
      'Mude sua senha em Settings, Security; seus outros aparelhos são desconectados. Se esqueceu, escolha “Forgot password?” na tela de entrada.',
    steps: [
      'Abra nas configurações “Security” e vá a “Password”.',
      'Informe a senha atual e duas vezes a nova.',
      'Escolha “Change password”.',
    ],
    more: [
      'Uma frase longa é mais segura e fácil de lembrar que um enigma curto; as senhas mais comuns são recusadas. O link do e-mail vale por tempo limitado e uma só vez. Se não o pediu, ignore: sua senha não mudou.',
    ],
    button: 'Abrir segurança',
  },
  'two-factor': {
    title: 'Verificação em duas etapas',
    answer:
      'Configure um aplicativo autenticador em Settings, Security. Depois da senha você digita um código, e recebe códigos de recuperação caso perca o celular.',
    steps: [
      'Abra nas configurações “Security” e escolha “Set up” em “Authenticator app”.',
      'Leia o código com um app como Aegis, Google Authenticator ou 1Password e informe os 6 dígitos.',
      'Guarde os códigos de recuperação onde os alcance sem o celular.',
    ],
    more: [
      'Se os códigos são recusados, quase sempre o relógio do celular está errado: deixe-o no automático. Sem o app, entre com um código de recuperação; cada um vale uma vez. “New recovery codes” substitui os antigos.',
    ],
    button: 'Abrir segurança',
  },
  passkeys: {
    title: 'Chaves de acesso',
    answer:
      'Adicione uma chave de acesso (passkey) em Settings, Security e entre com digital, rosto ou PIN do aparelho.',
    steps: [
      'Abra nas configurações “Security” e escolha “Add a passkey”.',
      'Confirme com a digital, o rosto ou o PIN e dê um nome.',
      'Da próxima vez, escolha “Sign in with a passkey” na tela de entrada.',
    ],
    more: [
      'Ela não pode ser adivinhada nem digitada em um site falso e substitui a senha e o código. “Synced” quer dizer que está em todos os seus dispositivos com a mesma conta da Apple, do Google ou do gerenciador de senhas. Adicione uma segunda para o caso de perda e remova a de um dispositivo que não tem mais.',
    ],
    button: 'Abrir segurança',
  },
  devices: {
    title: 'Aparelhos conectados',
    answer:
      'Settings, Security mostra onde sua conta está aberta. Desconecte um aparelho que não conhece, ou todos os outros, e mude sua senha.',
    steps: [
      'Abra nas configurações “Security” e vá a “Devices”.',
      'Escolha “Sign out” em um dispositivo, ou “Sign out all other devices”.',
      'Se um deles não era você, mude a senha e ative a verificação em duas etapas.',
    ],
    more: [
      'Os dados são estimativas, e um computador com dois navegadores são dois dispositivos. “This device” é o que você está usando. Se alguém entra de um dispositivo novo, enviamos um e-mail.',
    ],
    button: 'Abrir segurança',
  },
  'email-change': {
    title: 'Mudar seu e-mail',
    answer:
      'Escolha “Change email” no seu perfil. Por segurança, o novo endereço vale depois que você abre o link que enviamos para ele e também o enviado ao endereço atual, se ele estiver confirmado.',
    steps: [
      'Abra seu perfil nas configurações e escolha “Change email”.',
      'Informe o novo endereço e sua senha.',
      'Abra os links que enviamos aos dois endereços.',
    ],
    more: [
      'Até lá, você entra com o endereço atual. Se não tem mais acesso à caixa antiga, fale com o operador deste site. Se um link expirou, escolha “Resend link”; “Cancel change” deixa tudo como está.',
    ],
    button: 'Abrir o perfil',
  },
  notifications: {
    title: 'Notificações',
    answer:
      'O sino mostra o que acontece: sua página foi publicada, o assistente terminou, um visitante escreveu, sua página alcançou um número de visualizações. Em Settings, Notifications você escolhe o que quer saber e se é por e-mail, por notificação push neste aparelho ou só no aplicativo.',
    more: [
      'No horário de silêncio, e-mail e push esperam e depois chega um único resumo; só novidades do produto, manutenção e alertas de segurança não esperam. O e-mail semanal com seus números tem uma chave própria em Analytics.',
      'As notificações push precisam da sua permissão em cada navegador. Se nada chega, veja se o navegador pode mostrá-las e se o dispositivo está em modo de foco.',
    ],
    button: 'Abrir notificações',
  },
  'api-keys': {
    title: 'Chaves de API',
    answer:
      'Com uma chave de API, um programa seu usa a sua conta: por exemplo, um script que guarda suas estatísticas ou uma loja que atualiza sua página. Funciona em todos os planos.',
    more: [
      'Crie uma em Settings, Security: escolha um nome, uma validade e só as permissões necessárias, para ler ou também alterar perfil, página, imagens, mensagens e mais, e digite sua senha. Copie a chave na hora, pois ela só aparece uma vez. A lista mostra o que cada chave pode fazer e quando foi usada pela última vez.',
      '“API Docs” na barra lateral mostra cada chamada com exemplos. Você pode ter {limit:keys} chaves; cada uma faz até {limit:requests} pedidos por minuto, e a que passa um ano sem uso é removida. Nenhuma alcança sua senha, o login, a cobrança nem a exclusão da conta.',
      'Mantenha as chaves em segredo. Se uma pode ter vazado, escolha “Revoke”: ela para de funcionar na hora, e você pode criar outra.',
    ],
    button: 'Abrir chaves de API',
  },
};
