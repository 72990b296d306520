// Help articles on publishing and the link of a page in Portuguese.
import type { ArticlesOf } from '../../topics.ts';

export const publishingArticles: ArticlesOf<'publishing'> = {
  publish: {
    title: 'Publicar sua página',
    answer:
      'Abra o AI Studio e escolha “Publish”. O Vys verifica a página e ela fica no ar no seu link. Alterações posteriores ficam como rascunho até você publicar de novo.',
    steps: [
      'No AI Studio, escolha “Publish” no topo.',
      'Se algo precisa de correção, a verificação diz o quê e onde; corrija ali.',
      'Escolha “Open” para ver a página como os visitantes, ou “Share” para passá-la adiante.',
    ],
    more: [
      'Antes da primeira vez, escolha um nome de usuário e confirme seu e-mail pelo link que enviamos. “Unpublished changes” ao lado do título quer dizer que os visitantes ainda veem a versão anterior.',
    ],
    own: 'Seu link é {address}.',
    button: 'Abrir AI Studio',
  },
  'publish-check': {
    title: 'A verificação antes de publicar',
    answer:
      'O Vys verifica cada página antes de colocá-la no ar. O que pode prejudicar os visitantes a bloqueia: um campo que pede senha ou número de cartão, um login que imita outro serviço, um link para um site falso ou perigoso. Um erro no código também a bloqueia. Cada aviso diz o que fazer.',
    steps: [
      'No AI Studio, escolha “Publish”, ou abra o estado da página e escolha “Check page”.',
      'Corrija o que está em “Fix before publishing”.',
      'Escolha “Publish again”, ou “Publish anyway” se só restam sugestões.',
    ],
    more: [
      'O resto é sugestão, como um link quebrado, um texto provisório ou uma imagem sem descrição. Corrija ali mesmo ou publique a página como está.',
      'Muita coisa se corrige no próprio relatório: escreva o texto ou endereço que falta, ou remova a parte. Acha que um aviso está errado? Mude um pouco a parte ou pergunte ao operador deste site.',
    ],
    button: 'Abrir AI Studio',
  },
  unpublish: {
    title: 'Tirar sua página do ar',
    answer:
      'Na tela Pages, desligue a chave “Active”. Os visitantes passam a ver “não encontrada”; nada é apagado e você pode ligar de novo quando quiser.',
    steps: [
      'Abra “Pages”.',
      'Desligue “Active” na sua página. Vale na hora.',
      'Para ocultar tudo o que publicou de uma vez, desligue “Pages Active” nas configurações, em “Account”.',
    ],
    more: [
      'Os buscadores podem mostrar a página por mais alguns dias. Estatísticas, mensagens e versões ficam; enquanto está desligada, nada é contado. QR codes e links voltam a funcionar assim que você a liga.',
    ],
    own: 'Isso esconde {address}.',
    button: 'Abrir Pages',
  },
  address: {
    title: 'Seu link',
    answer:
      'Sua página fica no endereço público deste site seguido do seu nome de usuário. Funciona assim que você publica.',
    steps: [
      'Abra “Pages” e escolha “Copy URL” na sua página.',
      'Abra em outro navegador ou no celular para ver o que os visitantes veem.',
      'Compartilhe: o link é o mesmo, não importa quanto a página mude.',
    ],
    more: [
      'Sem nome de usuário ainda não há link; o Vys pede um antes de publicar. Maiúsculas não importam. Acrescente um + ao fim de um link do Vys para ver aonde levam os links dele antes de abrir.',
    ],
    own: 'Seu link é {address}.',
    button: 'Abrir Pages',
  },
  username: {
    title: 'Mudar seu nome de usuário ou link',
    answer:
      'Mude seu nome de usuário no perfil e seu link muda junto. O link antigo redireciona por 90 dias e suas estatísticas ficam. Você pode mudar três vezes de imediato e depois a cada dez dias.',
    steps: [
      'Abra seu perfil nas configurações.',
      'Escreva o novo nome em “Username”; o Vys diz se está livre.',
      'Escolha “Save changes” e confirme com “Change link”.',
    ],
    more: [
      'QR codes impressos e posts antigos ainda levam à página por 90 dias; troque-os nesse tempo. Um nome que alguém teve há pouco pode estar reservado. Se mudar de ideia, seu nome anterior fica guardado para você pelo mesmo tempo.',
    ],
    own: 'Seu link agora é {address}.',
    button: 'Abrir o perfil',
  },
  domain: {
    title: 'Domínio próprio',
    answer:
      'O Vys ainda não consegue conectar seu próprio domínio, em nenhum plano. Você pode redirecionar um domínio para seu link do Vys onde o comprou.',
    steps: [
      'Entre onde comprou o domínio e abra as configurações de redirecionamento.',
      'Redirecione para seu link do Vys com https, de forma permanente (301).',
      'Abra seu domínio no navegador; ele deve levar à sua página.',
    ],
    more: [
      'Pode levar algumas horas até valer em todo lugar. Redirecione em vez de usar moldura (“masking”): as páginas não aparecem dentro de outro site. Nos posts, você pode usar seu domínio; as estatísticas contam essas visitas também.',
    ],
    own: 'Redirecione para {address}.',
    button: 'Abrir o perfil',
  },
  seo: {
    title: 'Buscadores',
    answer:
      'Páginas publicadas são HTML puro com título, descrição, imagem de prévia e entrada no sitemap. Os buscadores as mostram quando dizem o bastante: um título e umas 40 palavras diferentes, ou 12 palavras e dois links. A visita deles pode levar dias.',
    steps: [
      'Em “Content”, “Profile”, dê à página um nome e um slogan que digam o que você faz e onde.',
      'Escreva algumas frases sobre você e uma descrição para cada imagem.',
      'Publique e coloque o link da página nos seus outros perfis: é assim que os buscadores a encontram.',
    ],
    more: [
      'Se ela não aparece após duas semanas, veja se está publicada e ativa e tem texto suficiente. Ninguém pode prometer uma posição; palavras claras que as pessoas buscam ajudam mais.',
    ],
    button: 'Abrir AI Studio',
  },
  'several-pages': {
    title: 'Mais de uma página',
    answer:
      'Cada conta tem uma página, em todos os planos. Ela pode ter muitas seções; para outra página você precisa de uma segunda conta com outro e-mail.',
    steps: [
      'Ponha coisas diferentes em seções próprias, como loja, datas e contato.',
      'Agrupe seus links para que cada público ache os seus.',
      'Versões sazonais ficam no histórico: restaure uma quando quiser.',
    ],
    more: [
      'Para uma segunda marca, crie outra conta com outro e-mail; ela tem link, estatísticas e plano próprios. “Create Page” leva à página que você tem. Para recomeçar também não é preciso outra: a antiga fica no histórico.',
    ],
    button: 'Abrir Pages',
  },
  suspended: {
    title: 'Se sua página for suspensa',
    answer:
      'Os visitantes podem denunciar uma página. Se o operador deste site decide que ela causa dano, ele a suspende: os visitantes não a veem, você não pode publicá-la, e informamos o motivo. Nada é apagado.',
    more: [
      'Se for um engano, escolha “Appeal” na tela Pages ou no AI Studio e diga por quê. Uma pessoa analisa; se concordar, sua página volta a aparecer.',
      'Diga o que corrigiu ou o que foi mal entendido: isso ajuda quem decide. Você sabe da decisão na atividade e por e-mail. Até lá, pode continuar editando.',
    ],
    button: 'Abrir Pages',
  },
};
