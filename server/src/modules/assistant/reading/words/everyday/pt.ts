// Frequent Portuguese words: they tell the language, and spelling leaves them alone.
export const EVERYDAY_PT = `
sou és somos são estou estás estamos estão era eram fui foi foram será seria tenho tens temos têm tinha ter fazer faço fazes faz fazemos fazem
fez feito ir vou vais vai vamos vão vir venho vem venha ver vejo vê poder podes podemos podem poderia querer queres queremos querem queria gostaria
gosto gosta adoro saber sei sabe dizer digo diz dar dou damos dão pôr ponho põe coloca colocar encontrar encontra encontre ligar liga ligue chegar
falar falo fala fale trabalhar trabalho trabalha trabalhamos viver vivo vive moro mora morar jogar jogo tocar toco toca cantar canto canta cantamos
dançar danço cozinhar cozinho vender vendo vende vendemos comprar compra compre aprender aprende aprenda ensinar ensino ensina ensinamos ler leio
lê leia escrever escrevo escreve escreva ouvir ouve ouça olhar olha perguntar pergunta pensar penso acreditar acho conhecer conheça conheço
ajudar ajudo ajuda ajudamos acompanhar acompanho oferecer ofereço oferecemos oferece reservar reserva reservas pedir pede peça pedidos pedido
encomenda encomendas entregar entrega entregas enviar envia envio receber recebo seguir siga sigam segue descobrir descubra visitar visita visite
pagar custar durar dura começar começa terminar abrir abre aberta fechar fecha fotografar pintar pinto desenhar desenho costurar costuro criar crio
criamos realizar fabricar organizar organizo organizamos gravar preciso precisa precisamos procuro procura deves deve agendar agende agenda
agendamento marcar marcação marcações
hoje ontem amanhã agora logo cedo tarde antes depois nunca sempre vezes juntos sozinho sozinha fora dentro cima baixo frente atrás lado esquerda
direita longe perto redor talvez realmente bastante quase sobretudo aproximadamente somente também além porém embora enquanto durante segundo
exceto contra até desde aquele aquela aqueles aquilo cujo alguém ninguém algum alguma alguns algumas nenhum nenhuma vários várias ambos mesmo
mesma mesmos qualquer nossas vosso dele dela deles delas disso disto nisso nesta neste nessa nesse desta deste dessa desse daqui comigo contigo
conosco pelos pelas você vocês gente
bom boa bons boas grande grandes pequeno pequena pequenos pequenas velho velha jovem jovens novo nova novos novas bonito bonita lindo linda longo
longa curto curta alto alta baixa rápido lento quente frio fria fresco fresca frescos delicioso gostoso doce doces simples fácil difícil grátis
gratuito gratuita barato caro livre disponível escuro escura claro clara moderno moderna clássico clássica pessoal pessoais personalizado
personalizada personalizados profissional profissionais locais artesanal artesanais artesão artesã caseiro caseira caseiros caseiras ecológico
biológico orgânico orgânicos vegano vegana sustentável naturais criativo criativa primeiro primeira último última próximo próxima inteiro
pessoas mulher mulheres homem homens menino menina meninos crianças criança família famílias amigo amiga amigos amigas mãe pai pais irmã irmão
avó avô cão cães cachorro cachorros gato gatos cavalo animal animais casa casas apartamento quarto quartos cozinha jardim cidade cidades aldeia
país rua praça caminho estrada floresta montanha lago mar rio praia céu sol lua estrela estrelas água fogo ar terra tempo dia dias semana semanas
mês meses ano anos hora horas minuto minutos manhã meio-dia noite noites tardes fim primavera verão outono inverno férias vida ofício empresa
negócio loja lojas oficina escritório consultório consulta consultas estúdio salão agência associação escola escolas curso cursos aula aulas
lição formação assessoria consultoria pedido orçamento orçamentos oferta ofertas serviço serviços tarifa preço custo dinheiro fatura
presente presentes desconto cliente clientes membro membros sócios equipe equipa visitas contato contacto endereço morada número telefone mensagem
mensagens correio carta cartas imagem imagens foto fotos fotografia fotografias vídeo vídeos música canção canções disco discos concerto
concertos show shows turnê digressão palco banda grupo coro teatro filme filmes arte livro livros romance romances poema poemas história
histórias texto textos palavra palavras língua línguas português inglês francês alemão espanhol italiano forró samba
comer beber café-da-manhã pequeno-almoço almoço almoços comida jantar jantares cardápio ementa bebidas café chá bolo bolos torta tortas pão
pães pastelaria queijo queijos carne peixe legumes fruta frutas sopa salada arroz ovos leite manteiga açúcar sal vinho vinhos cerveja cervejas
suco sumo mel chocolate sorvete gelado salgados docinhos brigadeiros
padeiro padeira padaria pasteleiro confeiteiro confeiteira confeitaria açougue talho cozinheiro cozinheira garçom restaurante tasca pousada hotel
cabeleireiro cabeleireira barbeiro barbearia esteticista estética unhas manicure tatuador tatuadora tatuagem tatuagens massagem massagens massagista
fisioterapeuta fisioterapia osteopata nutricionista parteira médico médica dentista veterinário veterinária psicólogo psicóloga psicologia
terapeuta terapia advogado advogada direito notário contador contabilista arquiteto arquiteta engenheiro engenheira professor professora
explicações piano violão guitarra violino bateria cantor cantora músico ator atriz fotógrafo fotógrafa artista artistas pintor pintora pintura
ilustrador ilustradora autor autora escritor escritora jornalista tradutor tradutora desenvolvedor desenvolvedora programador treinador treinadora
personal bailarino bailarina carpinteiro carpintaria marceneiro eletricista canalizador encanador pedreiro jardineiro jardineira jardinagem florista
floricultura flores ramos costureira costura sapateiro joalheiro joalheria joias ceramista cerâmica oleiro apicultor viticultor quinta adega
agricultor fazenda sítio adestrador equitação autoescola creche babá limpeza mudanças mudança autônomo autônoma fundadora fundador dono dona
casamento casamentos aniversário aniversários batizado festa festas evento eventos doação doações doar voluntário voluntários voluntária
abrigo obrigado obrigada olá bem-vindo bem-vindos título letra cor cores botão botões cantos espaço linha linhas seção seções secção
treino treinos planos
`;
