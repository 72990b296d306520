// Help articles on AI Studio and the page in Portuguese.
import type { ArticlesOf } from '../../topics.ts';

export const studioArticles: ArticlesOf<'studio'> = {
  editing: {
    title: 'Como mudar sua página',
    answer:
      'Escreva ao assistente com suas palavras, por exemplo “adicione um link para minha loja, https://example.com” ou “deixe o fundo verde”. Ele muda textos, links, seções, cores, fontes e layout, várias coisas em uma mensagem se quiser. Você pode colar listas inteiras, como um cardápio com preços.',
    steps: [
      'Escreva no chat o que deve mudar, ou abra “Content” para textos e links e “Design” para cores e fontes.',
      'Você também pode clicar em uma parte da prévia para editar, mover, ocultar, remover ou perguntar sobre ela.',
      'Escolha “Save” e depois “Publish” para que os visitantes vejam.',
    ],
    more: [
      'As abas ao lado do chat mudam a mesma página à mão. Dá para desfazer cada mudança.',
      'Suas alterações são um rascunho até você publicar. Se mudou a parte errada, escolha “Undo” e cite-a com mais precisão.',
    ],
    button: 'Abrir AI Studio',
  },
  sections: {
    title: 'As seções da sua página',
    answer:
      'Além de links, sua página pode ter seções: galeria, vídeos e música, produtos, cardápio, serviços, horários, eventos, mapa, textos sobre você, equipe, citações, imprensa, perguntas e respostas, números, contagem regressiva e formulários de contato, newsletter e livro de visitas.',
    steps: [
      'Abra “Content” no AI Studio e escolha “Add a section”.',
      'Escolha o que quer mostrar e preencha os itens.',
      'Se quiser, escolha em “Layout” outra disposição para a seção.',
      'Escolha “Save” e publique de novo.',
    ],
    more: [
      'Peça uma ao assistente ou adicione em Content, no AI Studio. Nada é inventado: uma seção que ainda precisa das suas palavras espera por elas.',
      'Para tirar uma seção, abra o menu dela: “Hide” guarda para depois e “Remove” apaga. “Undo” traz de volta.',
    ],
    button: 'Abrir AI Studio',
  },
  arrange: {
    title: 'Ordenar, ocultar e agendar links',
    answer:
      'No AI Studio, abra Content para arrastar links e seções ao lugar certo, ou escreva ao assistente, por exemplo “coloque o Instagram em primeiro”. O que você oculta não se perde: os visitantes só voltam a ver quando você mostrar de novo.',
    steps: [
      'Abra “Content” no AI Studio.',
      'Arraste um link ou uma seção pela alça, ou escolha “Move up” e “Move down” no menu.',
      'Para datas, abra o link e defina “First day” e “Last day” em “Schedule”.',
    ],
    more: [
      'Um link oculto ou uma seção oculta continua na sua lista, mas os visitantes não veem; você pode mostrar de novo quando quiser. Um link com datas aparece e some sozinho nos dias que você escolher. Depois de uma mudança, publique de novo para que os visitantes a vejam.',
      'Os dois dias contam, pelo relógio do visitante. Sua prévia sempre mostra um link agendado, para você conferir.',
    ],
    button: 'Abrir AI Studio',
  },
  design: {
    title: 'O visual da sua página',
    answer:
      'No AI Studio, abra Design para experimentar estilos, paletas, fontes, fundos e formas na sua própria página. Aponte para ver uma prévia e toque para aplicar.',
    steps: [
      'Abra “Design” no AI Studio.',
      'Escolha um dos “Looks” ou outro design para o mesmo conteúdo.',
      'Mais abaixo, ajuste paletas, fundo, fontes, cantos e espaço.',
      'Escolha “Save” e publique de novo.',
    ],
    more: [
      'Você também pode descrever o que quer, por exemplo “cores mais quentes e botões mais redondos”. O Vys mantém o texto legível em qualquer cor, e dá para desfazer cada mudança.',
      'Se lá diz que sua página tem design próprio, ela foi escrita como código: peça as mudanças ao assistente ou refaça-a em “Content” como página editável.',
    ],
    button: 'Abrir AI Studio',
  },
  images: {
    title: 'Imagens',
    answer:
      'Envie fotos e outras imagens no estúdio, até {limit:image} cada. O Vys as reduz para no máximo 2.400 pixels de lado e remove os dados de localização.',
    steps: [
      'No chat do AI Studio, escolha o botão ao lado do campo de mensagem e um arquivo; vários de uma vez também.',
      'Diga onde vai: “use como foto de perfil”, “coloque estas na galeria”.',
      'Todas as suas imagens estão em “Images”, no topo do estúdio; lá você pode trocá-las ou excluí-las.',
    ],
    more: [
      'Imagens grandes demais ou de formato desconhecido são recusadas; salve como JPEG, PNG ou WebP. Descreva cada imagem em “Alt text” para quem não pode vê-la.',
    ],
    button: 'Abrir AI Studio',
  },
  picture: {
    title: 'Seu nome e foto de perfil',
    answer:
      'Seu nome completo e sua foto aparecem na página, na prévia do seu link e ao lado da sua conta. Mude-os no perfil, nas configurações.',
    steps: [
      'Abra as configurações e escolha “Upload picture” ou “Change picture”.',
      'Mova e amplie até a parte certa ficar no círculo e escolha “Use picture”.',
      'Corrija seu nome em “Full name” e escolha “Save changes”.',
    ],
    more: [
      'O nome na página pode ser outro, como o da sua loja: mude-o no AI Studio, em “Content”, “Profile”. As fotos podem ter até {limit:image}, e removemos o lugar onde foram tiradas. Se o navegador não lê uma foto do celular, salve-a antes como JPEG.',
    ],
    button: 'Abrir o perfil',
  },
  embed: {
    title: 'Vídeos, música e incorporação',
    answer:
      'Dê ao assistente o link de um vídeo ou de uma música e sua página mostra um cartaz que abre o player. Sua página do Vys não pode ser mostrada dentro de outro site; coloque um link para ela.',
    steps: [
      'Copie o link do vídeo, da música, da playlist ou da página de reservas.',
      'Cole no chat com algumas palavras, como “adicione este vídeo”, ou crie em “Content” uma seção de vídeos ou música.',
      'Veja na prévia: o player começa quando alguém toca na imagem.',
    ],
    more: [
      'YouTube, Vimeo, TikTok, Twitch, Spotify, Apple Music, SoundCloud, Bandcamp e Calendly tocam na página. Qualquer outro link abre o próprio site. Nada é carregado desses serviços antes do toque.',
    ],
    button: 'Abrir AI Studio',
  },
  'links-limit': {
    title: 'Quantos links',
    answer:
      'A lista da sua página comporta até 100 links, e mais nas seções, em todos os planos. Só a configuração inicial pede no máximo 10.',
    steps: [
      'Abra “Content” no AI Studio e escolha “Add links”.',
      'Cole um ou mais endereços, cada um em sua linha.',
      'Dê a cada link um título que diga aonde leva.',
    ],
    more: [
      'Se um endereço não é aceito, talvez falte o final (como .com). Funcionam endereços da web, e-mails e telefones. Muitos links se acham melhor em grupos: itens com o mesmo “Group” ficam juntos sob um título.',
    ],
    own: 'Links na sua lista agora: {links}.',
    button: 'Abrir AI Studio',
  },
  history: {
    title: 'Desfazer e histórico',
    answer:
      'Escreva “desfazer” para voltar atrás na última alteração, quantas vezes precisar. “History” no estúdio lista versões anteriores; veja uma e restaure.',
    steps: [
      'No AI Studio, escolha “History”.',
      'Escolha uma versão e veja “Preview”, ou escolha “Compare” para ver o que mudou.',
      'Escolha “Restore This Version”, ou “Restore” em uma só parte.',
    ],
    more: [
      'Restaurar cria uma nova versão, então nada se perde. Versões publicadas ficam marcadas e são sempre guardadas; até onde vão as outras depende do plano. Os visitantes veem a versão restaurada quando você a publica.',
    ],
    button: 'Abrir AI Studio',
  },
  conflict: {
    title: 'Há uma versão mais nova em outro lugar',
    answer:
      'Você vê isto quando a página foi salva em outra aba, em outro dispositivo ou pelo assistente enquanto você editava aqui. Nada se perde: você escolhe qual versão continua.',
    steps: [
      'Escolha “Load the newer version” para seguir com o que foi salvo no outro lugar.',
      'Ou escolha “Keep mine” para salvar o que você vê aqui.',
      'Se errou, abra “History” e restaure a outra.',
    ],
    more: [
      'As duas versões estão no histórico, seja qual for a escolha. O mais fácil é editar a página em um só lugar por vez. Se uma mensagem diz que alterações não salvas foram recuperadas, o navegador foi fechado antes de salvar; elas estão como você deixou.',
    ],
    button: 'Abrir AI Studio',
  },
  code: {
    title: 'Editor de código',
    answer:
      'Com Premium e Team você vê e edita o código da página (JSX e CSS) no estúdio. Nos outros planos, você muda tudo pelo chat.',
    steps: [
      'No AI Studio, escolha “Code” ao lado de “Preview”.',
      'Mude o JSX ou o CSS; a prévia acompanha.',
      'Escolha “Format” para arrumar e “Save” para salvar.',
    ],
    more: [
      'Um erro aparece com a linha, e a prévia mantém a última versão que funcionou. Uma página pode importar os pacotes incluídos, mas não carregar scripts de fora. O chat e “Content” continuam funcionando enquanto o código mantiver a estrutura da página.',
    ],
    own: 'Você está no plano {plan}.',
    button: 'Abrir AI Studio',
  },
  scripts: {
    title: 'Scripts e código próprio',
    answer:
      'As páginas não podem carregar scripts, pixels ou rastreadores de outros sites; isso protege seus visitantes. Com Premium e Team você escreve seu próprio JSX e CSS no editor de código.',
    steps: [
      'Para os números, use “Analytics”: não precisa de código.',
      'Para distinguir campanhas, acrescente etiquetas utm aos links que compartilha.',
      'Para um vídeo, uma música ou uma agenda de reservas, cole o link em vez do código de incorporação.',
    ],
    more: [
      'Se um código colado tem script de outro site, a verificação o aponta e ele não é publicado. Seus próprios programas podem trabalhar com a página pela API; veja o artigo sobre chaves de API.',
    ],
    button: 'Abrir AI Studio',
  },
  selling: {
    title: 'Vender e receber doações',
    answer:
      'O Vys não recebe pagamentos dos seus visitantes. Coloque um link para sua loja, PayPal, Stripe ou Ko-fi; as pessoas pagam lá, e o Vys não fica com nada. Sua página pode mostrar produtos com preços.',
    steps: [
      'Peça ao assistente produtos com nome e preço, ou escolha em “Content” “Add a section” e “Products”.',
      'Dê a cada produto o link onde se compra.',
      'Para doações, coloque seu link do PayPal, Ko-fi ou Patreon e diga para que são.',
    ],
    more: [
      'Se um produto está em falta, marque-o como “Sold out” em vez de removê-lo. Preços são texto: escreva-os com a moeda. De pedidos, impostos e devoluções cuida a loja do link.',
    ],
    button: 'Abrir AI Studio',
  },
};
