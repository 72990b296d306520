// Help articles on plans and limits in Portuguese.
import type { ArticlesOf } from '../../topics.ts';

export const plansArticles: ArticlesOf<'plans'> = {
  plans: {
    title: 'Planos e preços',
    answer:
      'O Free não custa nada. O Starter custa {price:starter} por mês, o Pro {price:pro}, o Premium {price:premium} e o Team {price:team}.',
    steps: [
      'Abra “Billing” e compare os planos, por mês ou por ano; um ano custa dez meses.',
      'Escolha a mudança no cartão do plano que quer.',
      'Veja o que é cobrado agora e pague.',
    ],
    more: [
      'O Starter remove o link “Made with Vys”. O Pro traz QR codes personalizados, {storage:pro} de espaço e {days:pro} dias de estatísticas. O Premium traz o editor de código, {storage:premium} e um ano de estatísticas. O Team tem o mesmo com {storage:team}.',
      'Um plano maior vale na hora, e você paga só a diferença do resto do período. Um menor começa quando o tempo pago termina. Nada seu é excluído em um plano menor.',
    ],
    own: 'Você está no plano {plan}.',
    button: 'Comparar planos',
  },
  'ai-allowance': {
    title: 'Pedidos de IA',
    answer:
      'O assistente integrado é grátis e ilimitado em todos os planos. A cota só conta pedidos a um modelo de linguagem, se este servidor tiver um: {requests:month} por mês e {requests:week} em 7 dias no Free, sem limite nos outros. Quando acaba, o assistente integrado continua.',
    steps: [
      'Veja o que resta no fim do menu, ou nas configurações, em “Account”.',
      'Continue escrevendo quando acabar: o assistente integrado responde.',
      'Para ter mais, escolha um plano em “Billing”.',
    ],
    more: [
      'Só contam pedidos que mudaram a página, não perguntas nem erros. A cota mensal se renova no dia primeiro, e a semanal sete dias depois de cada pedido.',
    ],
    own: 'Você está no plano {plan}.',
    button: 'Ver seu uso',
  },
  storage: {
    title: 'Espaço',
    answer:
      'Suas imagens contam no espaço: {storage:free} no Free e no Starter, {storage:pro} no Pro, {storage:premium} no Premium e {storage:team} no Team. Apagar imagens libera espaço.',
    steps: [
      'Veja quanto usa nas configurações, em “Account”.',
      'Abra o AI Studio e escolha “Images”.',
      'Exclua as imagens de que não precisa mais. Antes de confirmar, você vê onde cada uma é usada.',
    ],
    more: [
      'Só exclua uma imagem da página publicada depois de publicá-la sem ela. Com o espaço cheio, novas imagens são recusadas; tudo o que existe continua funcionando. Versões e mensagens não contam.',
    ],
    own: 'Você está no plano {plan}.',
    button: 'Ver seu uso',
  },
  branding: {
    title: 'O link “Made with Vys”',
    answer:
      'Páginas do plano Free mostram embaixo um pequeno link “Made with Vys”. A partir do Starter ele some.',
    steps: [
      'Abra “Billing” e escolha Starter ou um plano maior.',
      'Após o pagamento, o link some sozinho da página publicada, em instantes.',
      'Abra sua página para conferir; recarregue se o navegador mostra a cópia antiga.',
    ],
    more: [
      'O link é pequeno, fica no fim e não coleta nada sobre os visitantes. Se você voltar ao Free, ele volta.',
    ],
    own: 'Você está no plano {plan}.',
    button: 'Comparar planos',
  },
  payments: {
    title: 'Pagamentos',
    answer:
      'Em Billing você adiciona e remove cartões, muda de plano e baixa as faturas. Se a tela diz “Sandbox”, só cartões de teste funcionam e nenhum dinheiro circula. Se um pagamento falhar, você tem 14 dias para resolver, e nada seu é excluído.',
    steps: [
      'Abra “Billing” e escolha “Add Payment Method”.',
      'Informe o cartão; seu banco pode pedir confirmação.',
      'Com vários cartões, escolha “Make default” no que paga.',
    ],
    more: [
      'Se um cartão é recusado, a mensagem diz por quê: muitas vezes um limite, um cartão vencido ou uma confirmação incompleta. Depois pague a fatura aberta no topo da tela, ou adicione outro cartão. Os dados vão direto ao provedor de pagamento e nunca ficam no Vys.',
    ],
    own: 'Você está no plano {plan}.',
    button: 'Abrir Billing',
  },
  invoices: {
    title: 'Faturas e dados da empresa',
    answer:
      'Cada pagamento tem uma fatura em PDF em “Billing”. Sua empresa, o endereço e o número de IVA aparecem nas faturas a partir da próxima.',
    steps: [
      'Abra “Billing” e vá a “Billing history”.',
      'Escolha o PDF de uma fatura, ou “Export All” para uma tabela com todas.',
      'Informe sua empresa em “Company details” e escolha “Save”.',
    ],
    more: [
      'Faturas já emitidas não mudam. Escreva o número de IVA com o código do país, como DE123456789. As faturas vão para o e-mail da conta, que você muda no perfil. “Upcoming invoice” diz o que será cobrado a seguir e quando.',
    ],
    button: 'Abrir Billing',
  },
  cancel: {
    title: 'Cancelar um plano',
    answer:
      'Cancele seu plano em Billing: ele continua até o fim do período pago, e até lá você pode retomá-lo. Depois você passa para o Free, e nada seu é excluído. Para sair de vez, exclua sua conta em Settings, Security.',
    steps: [
      'Abra “Billing” e escolha “Cancel plan”.',
      'Leia o que vai perder e confirme.',
      'Se mudar de ideia antes do fim, mantenha o plano na mesma tela.',
    ],
    more: [
      'O plano fica até o fim do tempo pago, então cancelar cedo não faz você perder nada. Só quer pagar menos? Escolha um plano menor. Baixe antes as estatísticas antigas: o Free mostra os últimos {days:free} dias.',
    ],
    own: 'Você está no plano {plan}.',
    button: 'Abrir Billing',
  },
  team: {
    title: 'Trabalhar em equipe',
    answer:
      'Cada conta tem uma pessoa e uma página; ainda não dá para convidar membros. O plano Team tem mais espaço, não mais pessoas.',
    steps: [
      'Deixe uma pessoa cuidar da conta, com uma chave de acesso ou a verificação em duas etapas.',
      'Dê aos programas uma chave de API só com as permissões necessárias, em vez da senha.',
      'Mostre seu trabalho publicando-o, ou envie o site exportado.',
    ],
    more: [
      'Se várias pessoas dividem uma senha, ninguém sabe quem mudou o quê, e o código do app só chega a uma delas. O histórico diz se o assistente, o painel de conteúdo ou o editor de código fez uma mudança.',
    ],
    button: 'Comparar planos',
  },
};
