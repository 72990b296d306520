// Phrases in Portuguese, of Brazil and of Portugal.
import type { Phrases } from './phrases.ts';

export const ptPhrases: Phrases = {
  plans: `quanto custa
quais são os preços
quais planos existem
qual a diferença entre pro e premium
quanto custa o plano pro por mês
o que ganho com o starter
preços do vys
vale a pena o premium
como mudo de plano`,
  free: `é grátis
o que é gratuito
o vys é mesmo de graça
tenho que pagar por isso
posso usar de graça para sempre
o que o plano gratuito inclui
o plano grátis expira
qual é o meu plano`,
  'ai-allowance': `quantos pedidos me restam
quantas mensagens posso te enviar
existe limite para o assistente
minhas mensagens custam alguma coisa
o que acontece quando meus pedidos acabam
quantos créditos de ia eu tenho`,
  assistant: `quem é você
você é uma ia
você é o chatgpt
qual modelo você usa
você é um robô ou uma pessoa
o que você sabe fazer
como você funciona
o que consegues fazer`,
  publish: `como publico minha página
como coloco minha página no ar
como as pessoas podem ver minha página
publique minha página
coloque a página online
minha página está no ar
por que ninguém vê minha página
minhas alterações já estão publicadas`,
  unpublish: `como despublico minha página
tirar minha página do ar
como escondo minha página dos visitantes
deixe minha página privada
posso desativar a página por um tempo`,
  address: `qual é o meu link
qual é a minha url
onde está minha página
onde encontro minha página
qual o endereço da minha página
mostre meu link`,
  username: `como mudo meu nome de usuário
posso mudar minha url
quero outro nome no link
mudar nome de usuário
o que acontece com o link antigo se eu mudar o nome
mudar o endereço da minha página
alterar nome de utilizador`,
  'email-change': `como mudo meu e-mail
mudar o e-mail da conta
quero entrar com outro e-mail`,
  'qr-code': `onde está meu qr code
como consigo um qr code
posso baixar o qr code
minha página tem qr code
posso mudar a cor do qr code
qr code para meu panfleto`,
  share: `como compartilho minha página
onde coloco meu link
como coloco na minha bio do instagram
partilhar a página com amigos`,
  analytics: `onde vejo minhas estatísticas
quantas pessoas visitaram minha página
quantas visualizações eu tenho
quantos cliques meus links tiveram
vocês têm estatísticas
o que é contado
quem visitou minha página
vocês rastreiam visitantes
posso usar google analytics`,
  domain: `posso usar meu próprio domínio
domínio próprio
conectar meu domínio
tenho um domínio posso usar aqui
vocês aceitam domínio personalizado`,
  images: `como envio uma foto
qual o tamanho máximo das imagens
qual o tamanho máximo de arquivo
quais formatos de imagem são aceitos
como mudo minha foto de perfil
posso enviar imagens`,
  storage: `quanto espaço eu tenho
meu armazenamento está cheio
como libero espaço
quanto espaço resta`,
  'delete-account': `como excluo minha conta
apagar minha conta
quero excluir minha conta de vez
encerrar minha conta
quero sair do vys
eliminar todos os meus dados`,
  'delete-page': `como excluo minha página
apagar minha página por completo
posso remover a página do vys
não quero mais a página`,
  'my-data': `posso baixar meus dados
quero uma cópia dos meus dados
exportar todos os meus dados pessoais
o que vocês guardam sobre mim`,
  export: `posso exportar minha página
baixar minha página em html
posso hospedar minha página em outro lugar
como faço backup da minha página
exportar como json`,
  import: `posso importar meu linktree
importar uma página
como mudo do linktree para o vys
trazer meu site para cá
posso copiar minha página atual`,
  history: `posso desfazer uma alteração
como volto para uma versão anterior
onde está o histórico de versões
como restauro uma versão antiga
meu trabalho fica salvo`,
  code: `posso editar o código
onde está o editor de código
posso ver o html
por que o editor de código está bloqueado
posso escrever meu próprio css`,
  scripts: `posso adicionar um script
adicionar google tag manager
adicionar o pixel do facebook
adicionar javascript
inserir código de rastreamento
posso colar código html`,
  team: `posso convidar membros da equipe
várias pessoas podem editar a página
adicionar um colega à minha conta
compartilhar o acesso
quantos usuários posso ter
o que o plano team inclui
trabalhar juntos na página`,
  'several-pages': `posso ter mais de uma página
como crio uma segunda página
quantas páginas posso ter
preciso de dois sites
posso fazer várias páginas`,
  languages: `quais línguas você fala
você fala inglês
posso escrever em espanhol
minha página pode ser em inglês
o aplicativo está em português
mudar o idioma do aplicativo`,
  privacy: `está de acordo com a lgpd
está em conformidade com o rgpd
vocês usam cookies
preciso de aviso de cookies
onde ficam meus dados
meus dados estão seguros
e a privacidade
vocês vendem meus dados
política de privacidade`,
  support: `como falo com o suporte
preciso de ajuda de uma pessoa
com quem falo sobre um problema
relatar um erro
existe um e-mail de suporte
atendimento ao cliente`,
  'links-limit': `quantos links posso adicionar
existe limite de links
qual o número máximo de links
posso ter links ilimitados
posso colocar mais de 10 links`,
  payments: `como pago
posso pagar com paypal
posso pagar com pix
quais cartões vocês aceitam
onde adiciono meu cartão
onde estão minhas faturas
posso ter reembolso
mudar a forma de pagamento`,
  selling: `as pessoas podem me pagar na página
como vendo produtos aqui
posso receber doações`,
  editing: `como edito minha página
como adiciono um link
como mudo o texto`,
  cancel: `como cancelo minha assinatura
cancelar meu plano
como volto para o plano grátis
encerrar a assinatura
posso cancelar quando quiser`,
  branding: `como tiro o made with vys
remover o logo do vys
posso esconder a marca de vocês
tirar a marca d'água
por que aparece made with vys embaixo`,
  newsletter: `onde vejo meus assinantes
como exporto minha lista da newsletter
quem se inscreveu na minha newsletter
posso enviar newsletters
como escrevo para meus assinantes
como funciona o formulário de newsletter`,
  forms: `onde vejo as mensagens dos visitantes
para onde vão as mensagens do formulário de contato
quem preencheu meu formulário
como leio o livro de visitas
recebo e-mail quando alguém escreve`,
  seo: `o google vai encontrar minha página
por que minha página não está no google
como melhoro o seo
posso mudar a meta descrição
como apareço nos buscadores
minha página está indexada`,
  embed: `posso incorporar um vídeo do youtube
posso incorporar minha página no meu site
como coloco um player do spotify
incorporar o vys no wordpress`,
  password: `como mudo minha senha
esqueci minha senha
redefinir minha senha
minha senha não funciona
alterar palavra-passe`,
  'two-factor': `como ativo a verificação em duas etapas
vocês têm 2fa
configurar um aplicativo autenticador
deixar meu login mais seguro
perdi o celular com o autenticador
onde estão meus códigos de recuperação`,
  passkeys: `posso entrar com chave de acesso
como adiciono uma passkey
vocês aceitam face id
entrar com a digital
entrar sem senha`,
  devices: `onde minha conta está aberta
sair de todos os aparelhos
alguém está usando minha conta
acho que invadiram minha conta`,
  'mobile-app': `existe um aplicativo para celular
vocês têm app para iphone
posso editar no celular
existe app para android
onde baixo o aplicativo`,
  knowledge: `como vai estar o tempo amanhã
quem ganhou o jogo
qual é a capital da frança
me conte as notícias
que horas são em tóquio
qual a idade do presidente
explique física quântica
qual é o sentido da vida
devo comprar bitcoin
o que cozinho hoje à noite
como emagreço
conte uma piada`,
  advice: `o que tomar para dor de cabeça
isso é legal
devo investir em ações
podem me demitir sem aviso`,
  writing: `escreva um poema
escreva uma redação sobre o clima
faça minha lição de casa
resolva esta equação
escreva uma carta de apresentação
me ajude com matemática
escreva uma história de dragão
resuma este artigo
traduza este texto para o inglês`,
  outreach: `ligue para meus clientes
envie um e-mail para meus clientes
poste isso no instagram
avise meus amigos que estou ao vivo
responda meus comentários
escreva para meu chefe
mande um whatsapp para minha mãe
ligue para o dentista`,
  software: `faça um aplicativo para mim
crie um app de iphone
escreva um script em python
programe um jogo
crie um bot de discord
construa uma loja online com pagamento e estoque
programe um site com login e banco de dados
hackeie este site`,
  errand: `peça uma pizza
reserve um voo para paris
compre um ingresso
encontre um emprego para mim
me lembre amanhã às 9
coloque um alarme
reserve uma mesa no restaurante
encontre um apartamento
desenhe um gato
crie um logo
pague minhas contas
toque música`,
  hello: `olá
oi
bom dia
boa tarde
boa noite
oi tudo bem
e aí`,
  thanks: `obrigado
obrigada
muito obrigado
valeu
ok obrigada
ótimo obrigado
obrigado ajudou muito`,
  praise: `adorei
ficou ótimo
incrível
que lindo
perfeito
você é demais
muito bem
ficou bonito
gostei muito
excelente`,
  complaint: `é feio
não gostei
odeio este design
ficou horrível
está ruim
é chato
parece barato
não é o que eu queria
isto é péssimo`,
  bye: `tchau
adeus
até logo
é tudo por hoje
até amanhã`,
};
