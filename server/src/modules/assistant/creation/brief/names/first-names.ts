// First names: a sign that a word is a name where nothing else tells.
import { fold } from '../../../reading/words/text.ts';

const NAMES = `
adam adele agnes aisha alan alba albert alberto alejandra alejandro alessandra alessandro alessia alex alexander alexandra alfie alice alicia alina aline alison amanda amara amelia amelie amir amina amy ana anabel anais andre andrea andreas andres andrew angela angelo anika anita anja anke ann anna anne annika antje anton antoine antonia antonio anya arjun arthur astrid aurelie ava ayesha
barbara bastian beatrice beatriz bea becky ben benedikt benjamin benoit bernd beth bettina bia bianca bill bjorn bob brigitte bruna bruno
camila camille carla carlo carlos carmen carol carolina caroline catarina caterina catherine cecile cecilia celine charlie charlotte chiara chloe chris christian christina christine christoph claire clara clarissa claudia claudio clement conny corinna cristina
daisy damien dan daniel daniela daniele dave david debora deborah denise dennis diana diego dieter dimitri dominik dora dorothea duda dylan
eduardo edward eleanor elena eleonora elif elisa elisabeth elise eliza elizabeth ella ellie elodie eloise elsa emil emilia emilie emily emma emre enrico enzo eric erica erik esra esteban esther ethan etienne eva evelyn
fabian fabio fabrizio farah fatima federica federico felipe felix ferdinand fernanda fernando filipa finn fiona flora florian francesca francesco francisca francisco frank freddie frida friedrich
gabi gabriel gabriela gaelle gael gemma george georgia gerard gianni giacomo giorgia giorgio giovanna giovanni giulia giuseppe gonzalo grace graham greta guillaume gustavo
hamid hanna hannah hans harald harry hassan heather heike heinz helena helene henrik henry holger holly hugo
ian ibrahim ida ignacio igor ilaria imani ines ingrid irene iris isa isabel isabella isabelle isla ivan
jack jacob jada jade jake james jan jana jane janine jasmin jasmine jason javier jean jenny jens jerome jess jessica jessie jim joan joana joao joe joel johann johanna john jonas jonathan jordan jorge jose josefine joseph josh juan juana juliette judith jules julia julian juliana julie julien jurgen
kamala karen karim karin karl karla karolina kate katharina katherine kathrin katie katja katrin kemal kenji kerstin kevin khalid kim klaus kofi konrad kristina kwame
lara lars laura laure lea leah leila lena leo leon leonie leonardo leticia lewis liam lina linda lisa livia liz lola lorena lorenzo lotte louis louisa louise luca lucas lucia luciana lucie lucy luigi luis luisa lukas luna lydia
madeleine maeve magda maja manon manuel manuela mara marc marcel marco marcos marcus margarida margot maria mariam mariana marie marina mario marion mark marlene marta martha martin martina mary mateo mathilde matilde matt matteo matthew matthias max maxime maya megan mehmet melanie mia michael michaela michel michele miguel mike mila milena milo mina miriam mohamed mona monica moritz morgan mustafa
nadia nadine nathalie nova naomi natalia natalie nathan nerea nia niamh nick nico nicola nicolas nicole niklas nina noah noe noemi nora nuno
oliver olivia olivier olu omar oscar oskar otto
pablo paige pamela paola paolo pascal patricia patrick patrizia paul paula pauline paulo pedro penelope petra phil philip philipp philippe pia pierre pilar priya
quentin rachel rafael ralf rania raquel raul ravi ray rebecca regina renata rene ricardo riccardo richard rita rob robert roberta roberto robin roger roland romain river rosa rosalie sky jax rosie roxane ruben rui ruth ryan
sabine sabrina sal sally sam samantha samir samuel sandra sandro sara sarah sebastian serena sergio silke silvia simon simona simone sofia sonia sophia sophie stefan stefania stefano steffi stella stephan stephanie steve steven sue susan susana susanne svenja sven sylvie
tamara tania tanja tara tatiana ted teresa tess thea theo theresa thiago thibault thomas tiago tilda tim tina tobias tom tomas tommaso toni tony tove tristan
uli ulrike ursula ute valentina valentin valeria valerie vanessa vera veronica veronika victoria vincent vincenzo viola virginia vitor viviana
walter wendy wiebke will william xavier yan yann yara yasmin yasmine yolanda yuki yusuf yvonne zara ze zoe zuzana
`;

const names = new Set(NAMES.split(/\s+/).filter(Boolean));

export const isFirstName = (word: string): boolean => names.has(fold(word).replace(/'s$/, ''));
