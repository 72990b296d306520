// Help articles on sharing and visitors in Portuguese.
import type { ArticlesOf } from '../../topics.ts';

export const sharingArticles: ArticlesOf<'sharing'> = {
  share: {
    title: 'Compartilhar sua página',
    answer:
      'Copie seu link ou baixe o QR code em Pages, ou escolha “Share Profile” no menu. Coloque o link nos seus perfis, na assinatura de e-mail ou em uma placa.',
    steps: [
      'Escolha “Share Profile” no menu.',
      'Em “QR code”, baixe o código; em “Post”, escreva em uma rede ou copie o link para a bio; em “Contact”, há uma assinatura, um cartão de contato e o link para uma etiqueta NFC.',
      'No celular, “Share with…” abre seus apps.',
    ],
    more: [
      'Os links em “Post” e “Contact” são marcados, então “Analytics” mostra de onde vieram os visitantes. Se eles veem “não encontrada”, publique a página e ligue-a.',
    ],
    own: 'Seu link é {address}.',
    button: 'Abrir Pages',
  },
  'instagram-bio': {
    title: 'Colocar o link na bio',
    answer:
      'Instagram, TikTok, YouTube e quase todas as redes têm um campo de links no perfil. Copie seu link em “Share Profile” e cole lá; os visitantes chegam à sua página com um toque.',
    steps: [
      'Escolha “Share Profile”, depois “Post”, e copie “Link for your bio”.',
      'No Instagram, abra seu perfil, toque em Editar perfil, depois em Links e Adicionar link externo.',
      'No TikTok, toque em Editar perfil e cole em Site; no YouTube, em Personalizar canal, Links.',
      'Salve e toque no link uma vez para testar.',
    ],
    more: [
      'O TikTok só mostra o campo a algumas contas, como as comerciais. Se um app diz que o link é inválido, cole-o com https:// no início. Em “Analytics”, essas visitas aparecem em “Campaigns”.',
    ],
    button: 'Abrir Pages',
  },
  'qr-code': {
    title: 'QR code',
    answer:
      'A tela Pages mostra um QR code do seu link, que você pode baixar em PNG; em “Share Profile” há também SVG e PDF para impressão. Cores próprias vêm com Pro, Premium e Team.',
    steps: [
      'Escolha “Share Profile” no menu e depois “QR code”.',
      'Espere por “Scans well” e escolha “Download PNG”; em “Other formats” há SVG e PDF para impressão.',
      'A partir do Pro, escolha “Customize” para cores, uma imagem no meio e um texto abaixo.',
    ],
    more: [
      'Imprima com pelo menos 2 cm de largura e margem clara, e teste com dois celulares antes de imprimir muitos. Escuro sobre claro lê melhor. O código é o mesmo quando a página muda; um novo nome de usuário pede outro após 90 dias.',
    ],
    own: 'Ele abre {address}.',
    button: 'Abrir Pages',
  },
  'email-signature': {
    title: 'Assinatura de e-mail',
    answer:
      'Cada e-mail que você envia pode levar à sua página: “Share Profile” tem uma assinatura com seu nome e link, para colar no seu programa de e-mail.',
    steps: [
      'Escolha “Share Profile” e depois “Contact”.',
      'Escolha “Copy signature”.',
      'No Gmail, abra Configurações, Ver todas as configurações, Assinatura; no Outlook, Configurações, Redigir e responder; no Apple Mail, Ajustes, Assinaturas.',
      'Cole a assinatura e salve.',
    ],
    more: [
      'Se chega só texto simples, o campo da assinatura não aceita formatação; o link funciona assim mesmo. Visitas vindas da assinatura têm fonte própria em “Analytics”. Depois de mudar o nome de usuário, copie de novo: o link antigo só funciona por mais 90 dias.',
    ],
    button: 'Abrir Pages',
  },
  'contact-card': {
    title: 'Cartão de contato',
    answer:
      'Um cartão de contato é um arquivo pequeno (vCard) que celulares e computadores salvam como contato, com seu nome e o link da página. Ele está em “Share Profile”.',
    steps: [
      'Escolha “Share Profile” e depois “Contact”.',
      'Escolha “Download contact card”.',
      'Envie o arquivo por e-mail ou mensagem, ou anexe-o onde pedem seus dados.',
    ],
    more: [
      'Quem abre pode salvar você como contato. O cartão tem o nome completo do perfil e seu link, sem telefone nem e-mail, então pode ser distribuído sem receio. Se o nome está errado, corrija no perfil e baixe o cartão de novo.',
    ],
    button: 'Abrir Pages',
  },
  nfc: {
    title: 'Etiquetas e cartões NFC',
    answer:
      'Uma etiqueta NFC abre sua página quando um celular a toca: em um cartão de visita, um adesivo no caixa ou uma pulseira. Você precisa de uma etiqueta vazia e de um app gratuito que a grave.',
    steps: [
      'Escolha “Share Profile”, depois “Contact”, e copie “Link for an NFC tag”.',
      'Em um app como NFC Tools, escolha Gravar, adicione um registro do tipo URL e cole o link.',
      'Encoste a etiqueta no celular até o app confirmar.',
      'Toque-a com outro celular para testar.',
    ],
    more: [
      'Etiquetas NTAG213 bastam para um link. Só bloqueie a etiqueta quando funcionar: depois ela não muda mais. Sobre metal são precisas etiquetas especiais. Mudanças na página não pedem etiqueta nova, só um novo nome de usuário.',
    ],
    button: 'Abrir Pages',
  },
  analytics: {
    title: 'Estatísticas',
    answer:
      '“Analytics”, no menu, mostra visualizações, cliques, visitantes e quantos clicaram; o principal também está no painel. O Vys conta sem cookies e não guarda endereços IP. As estatísticas alcançam {days:free} dias no Free e no Starter, {days:pro} no Pro e um ano no Premium e no Team.',
    steps: [
      'Abra “Analytics” e escolha o período no topo.',
      'Clique em uma barra, um país ou uma fonte para filtrar tudo.',
      'Ligue “Compare” para ver o período anterior no mesmo gráfico. Enquanto o dia não terminar, ele acaba na mesma hora.',
      'Exporte em CSV o que vê para guardar ou calcular.',
    ],
    more: [
      'Ainda sem visitas? Veja se a página está publicada e abra-a sem estar conectado: suas próprias visitas não contam. As novas aparecem em segundos.',
    ],
    own: 'Você está no plano {plan}.',
    button: 'Abrir estatísticas',
  },
  counting: {
    title: 'Como visualizações e cliques são contados',
    answer:
      'Uma visualização é uma página que alguém viu de verdade, um clique é um toque em um dos seus links, e um visitante conta uma vez por dia, sem cookies. Robôs e suas próprias visitas não contam.',
    more: [
      'Recarregar a página soma uma visualização; visualizações com no máximo 30 minutos entre si são uma visita. Quem volta amanhã conta de novo como visitante, pois nada no dispositivo o identifica. A taxa de engajamento é a parte dos visitantes que clicou.',
      'Ficam de fora robôs, visitas de centros de dados, páginas que o navegador carrega antes, suas visitas enquanto está conectado e quem pede para não ser rastreado. “How we count” em “Analytics” diz quantas foram. Por isso os números podem ser menores que em ferramentas que contam cada requisição. Os dias começam à meia-noite no fuso horário do seu perfil.',
    ],
    button: 'Abrir estatísticas',
  },
  campaigns: {
    title: 'Ver de onde vêm os visitantes',
    answer:
      'As estatísticas mostram de que sites e apps vieram os visitantes. Para distinguir uma newsletter, um folheto ou um post, marque o link usado ali com uma etiqueta utm.',
    steps: [
      'Acrescente ?utm_source=newsletter ao seu link, com uma palavra sua.',
      'Use um link próprio para cada lugar: folheto, newsletter, parceiro.',
      'Depois das primeiras visitas, veja “Campaigns” em “Analytics”.',
    ],
    more: [
      'Os links em “Post” e “Contact” de “Share Profile” já são marcados. Escreva a palavra sempre igual, em minúsculas. Muitos apps não dizem de onde alguém vem; sem etiqueta, essas visitas contam como “Direct”.',
    ],
    button: 'Abrir estatísticas',
  },
  goals: {
    title: 'Metas de visualizações',
    answer:
      'Seu painel conta todas as visualizações da página rumo a uma meta: primeiro {goal:first}, depois {goal:next} e cada vez mais quando você alcança uma. O Vys define as metas, iguais para todos.',
    steps: [
      '“Views goal” fica no painel; conta as visualizações desde o início.',
      'Quando uma meta é atingida, escolha “Share image” ou “Download PNG” para agradecer aos visitantes.',
      'Se não quer o aviso, desligue-o nas configurações, em “Notifications”.',
    ],
    more: [
      'Cada meta alcançada traz uma imagem que agradece aos seus visitantes. Compartilhe ou baixe a imagem no painel.',
      'A meta conta as mesmas visualizações que “Analytics”, sem as suas. Nunca diminui, mesmo que a página fique fora do ar por um tempo. As metas atingidas ficam em “Reached goals”.',
    ],
    button: 'Abrir o painel',
  },
  forms: {
    title: 'Formulários e mensagens',
    answer:
      'Formulário de contato, livro de visitas e newsletter funcionam em todos os planos. O que os visitantes enviam aparece em Pages, abaixo da sua página, onde você pode ler, exportar e apagar.',
    steps: [
      'Peça ao assistente um formulário de contato, ou escolha em “Content” “Add a section” e “Contact” ou “Guestbook”.',
      'Publique a página.',
      'Leia o que chega em “Messages”, na tela “Pages”, e responda com “Reply by email”.',
    ],
    more: [
      'O sino avisa de novas mensagens, e um e-mail também, se você escolher nas configurações, em “Notifications”. O spam costuma ser barrado antes. Uma mensagem excluída volta logo com “Undo”; depois, não.',
    ],
    button: 'Abrir Pages',
  },
  newsletter: {
    title: 'Assinantes da newsletter',
    answer:
      'Peça ao assistente um formulário de newsletter. Novos assinantes confirmam por e-mail se este servidor puder enviar; você os encontra na tela Pages e pode exportá-los em CSV. O Vys coleta endereços, mas não envia newsletters.',
    steps: [
      'No AI Studio, escolha em “Content” “Add a section” e “Newsletter”, ou peça ao assistente.',
      'Publique a página.',
      'Em “Pages”, escolha “Newsletter” entre as mensagens e depois “Export CSV”.',
      'Importe o arquivo no seu serviço de newsletter.',
    ],
    more: [
      'Só quem confirmou o endereço aparece como “Confirmed”; escreva apenas a essas pessoas. Cada e-mail de confirmação traz um link para cancelar, e quem o usa sai da lista. Se ninguém consegue confirmar, talvez este servidor não envie e-mails; pergunte ao operador.',
    ],
    button: 'Abrir Pages',
  },
};
