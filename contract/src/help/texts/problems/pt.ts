// Help articles on problems in Portuguese.
import type { ArticlesOf } from '../../topics.ts';

export const problemsArticles: ArticlesOf<'problems'> = {
  'not-visible': {
    title: 'Os visitantes não veem sua página',
    answer:
      'Verifique três coisas. Sua página precisa estar publicada, o que se faz no AI Studio. Precisa estar ligada: a chave fica na tela Pages. E o link precisa estar certo: copie de Pages em vez de digitar.',
    more: [
      'Se os visitantes veem uma versão antiga, suas últimas mudanças ainda são um rascunho; publique de novo. Se um aviso diz que sua página está suspensa, você pode recorrer ali.',
      'Você vê a página e outros não? Pergunte o endereço exato que abrem e teste-o em uma janela anônima. Talvez o navegador também mostre uma cópia antiga: recarregue a página.',
    ],
    button: 'Abrir Pages',
  },
  'cannot-sign-in': {
    title: 'Você não consegue entrar',
    answer:
      'Confira primeiro o endereço de e-mail: um erro ali é a causa mais comum. Se a senha está errada, defina uma nova com “Forgot password?” na tela de entrada.',
    steps: [
      'Escolha “Forgot password?” e informe o endereço da conta.',
      'Abra o link do e-mail e escolha uma nova senha.',
      'Se um código for pedido, pegue-o no app autenticador ou use um código de recuperação.',
    ],
    more: [
      'Depois de muitas tentativas erradas, a entrada faz uma pausa; espere o tempo que a mensagem diz. Se o e-mail não vem, talvez você tenha usado outro endereço no cadastro ou use uma chave de acesso em vez de senha. Perdeu o celular e os códigos de recuperação? Só o operador deste site pode ajudar, depois que você mostrar que a conta é sua.',
    ],
    button: 'Abrir segurança',
  },
  'no-email': {
    title: 'Um e-mail não chega',
    answer:
      'Espere alguns minutos e olhe a pasta de spam. Confira se o endereço está escrito certo; enquanto não for confirmado, você pode corrigi-lo. Depois peça o e-mail de novo: os links dos anteriores param de funcionar.',
    more: [
      'Se nada chegar, talvez o servidor de e-mail deste site não esteja configurado ou seu provedor o rejeite. Fale com o operador deste site; ele pode ver se o e-mail saiu.',
      'Com um endereço de empresa, pergunte a quem cuida do servidor de e-mail se ele retém mensagens. Adicione o remetente aos contatos para que as próximas cheguem.',
    ],
    button: 'Abrir o perfil',
  },
};
