// Weekdays, months and what else tells a day, in six languages.
import { PhraseTable } from '../../words/phrases.ts';

const WEEKDAYS = [
  'monday,mondays,mon,montag,montags,mo,lundi,lundis,lun,lunes,segunda-feira,segunda feira,segundas-feiras,segunda,segundas,seg,lunedì,lunedi',
  'tuesday,tuesdays,tue,tues,dienstag,dienstags,di,mardi,mardis,mar,martes,terça-feira,terca feira,terças-feiras,terça,terças,ter,martedì',
  'wednesday,wednesdays,wed,weds,wednsday,mittwoch,mittwochs,mi,mercredi,mercredis,mer,miércoles,mié,mie,quarta-feira,quarta feira,quartas-feiras,quarta,quartas,qua,mercoledì',
  'thursday,thursdays,thu,thur,thurs,donnerstag,donnerstags,do,jeudi,jeudis,jeu,jueves,jue,quinta-feira,quinta feira,quintas-feiras,quinta,quintas,qui,giovedì,gio',
  'friday,fridays,fri,freitag,freitags,fr,vendredi,vendredis,ven,viernes,vie,sexta-feira,sexta feira,sextas-feiras,sexta,sextas,sex,venerdì',
  'saturday,saturdays,sat,samstag,samstags,sonnabend,sa,samedi,samedis,sam,sábado,sábados,sáb,sabato,sabati',
  'sunday,sundays,sun,sonntag,sonntags,so,dimanche,dimanches,dim,domingo,domingos,dom,domenica,domeniche',
];
const MONTHS = [
  'january,jan,januar,jänner,janvier,janv,enero,ene,janeiro,gennaio,gen',
  'february,feb,februar,feber,février,fevr,fev,febrero,fevereiro,febbraio',
  'march,mar,märz,maerz,mär,mars,marzo,março,mrz',
  'april,apr,avril,avr,abril,abr,aprile',
  'may,mai,mayo,maio,maggio,mag',
  'june,jun,juni,juin,junio,junho,giugno,giu',
  'july,jul,juli,juillet,juil,julio,julho,luglio,lug',
  'august,aug,août,aout,agosto,ago',
  'september,sept,sep,septembre,septiembre,setembro,set,settembre',
  'october,oct,oktober,okt,octobre,octubre,outubro,out,ottobre,ott',
  'november,nov,novembre,noviembre,novembro',
  'december,dec,dezember,dez,décembre,diciembre,dic,dezembro,dicembre',
];
const numbered = (rows: readonly string[]) =>
  new PhraseTable(
    rows.flatMap((row, index) => row.split(',').map((word) => [word, index] as const)),
  );

/** 0 is Monday. */
export const weekdayNames = numbered(WEEKDAYS);
/** 0 is January. */
export const monthNames = numbered(MONTHS);

/** Months whose abbreviation is a word in the other languages. */
export const MONTHS_OF_LANGUAGES: ReadonlyMap<string, readonly string[]> = new Map([
  ['out', ['pt']],
  ['set', ['pt', 'it']],
  ['ago', ['es', 'pt', 'it']],
  ['mag', ['it']],
  ['gen', ['it']],
  ['may', ['en']],
]);

/** Abbreviations that are words of another kind too: days only beside other days or times. */
export const SHORT_DAYS = new Set(
  'mo di mi do fr sa so mar mer sam dim ter qua qui sex seg sat sun gio ven vie lun dom jeu mie jue segunda quarta quinta sexta seg thu'.split(
    ' ',
  ),
);
export const PLURAL_DAY =
  /(?:days|tags|wochs|abends|lundis|mardis|credis|jeudis|dredis|samedis|manches|sabados|domingos|segundas|tercas|quartas|quintas|sextas|sabati|domeniche)$/;

export type DayGroup = 'all' | 'weekdays' | 'weekend';
const GROUPS: Record<DayGroup, string> = {
  all: `every day,everyday,daily,all week,7 days a week,seven days a week,7 days,any day,all days,each day,täglich,jeden tag,alle tage,die ganze woche,tous les jours,chaque jour,7 jours sur 7,7j/7,todos los días,cada día,diario,a diario,diariamente,todos os dias,todo dia,todo o dia,toda a semana,tutti i giorni,ogni giorno,giornalmente,7 giorni su 7,toda la semana`,
  weekdays: `weekdays,week days,weekday,on weekdays,work days,workdays,working days,werktags,wochentags,unter der woche,an werktagen,en semaine,jours ouvrés,la semaine,entre semana,días laborables,días de semana,dias úteis,durante a semana,dias de semana,giorni feriali,feriali,durante la settimana`,
  weekend: `weekends,weekend,week-end,week-ends,on weekends,wochenende,am wochenende,wochenenden,le week-end,fin de semana,fines de semana,fim de semana,finais de semana,fins de semana,fine settimana,nel weekend`,
};
const GROUP_DAYS: Record<DayGroup, readonly number[]> = {
  all: [0, 1, 2, 3, 4, 5, 6],
  weekdays: [0, 1, 2, 3, 4],
  weekend: [5, 6],
};
export const dayGroups = new PhraseTable(
  (Object.entries(GROUPS) as [DayGroup, string][]).flatMap(([group, phrases]) =>
    phrases.split(',').map((phrase) => [phrase, GROUP_DAYS[group]] as const),
  ),
);

/** Days from today. */
export const relativeDays = new PhraseTable<number>([
  ..."today,tonight,this evening,heute,heute abend,aujourd'hui,ce soir,hoy,esta noche,hoje,hoje à noite,esta noite,oggi,stasera,questa sera"
    .split(',')
    .map((phrase) => [phrase, 0] as const),
  ...'tomorrow,tmrw,tmw,tomorow,tommorow,tomorrow night,morgen,morgen abend,demain,demain soir,mañana por la noche,amanhã,domani,domani sera,mañana'
    .split(',')
    .map((phrase) => [phrase, 1] as const),
  ...'the day after tomorrow,day after tomorrow,übermorgen,après-demain,pasado mañana,depois de amanhã,dopodomani'
    .split(',')
    .map((phrase) => [phrase, 2] as const),
]);

export const NEXT = new Set(
  'next coming nachsten nachster nachste naechsten kommenden kommender diesen dieser diese this prochain prochaine ce proximo proxima este esta proximo prossimo prossima questo questa'.split(
    ' ',
  ),
);
export const EVERY = new Set(
  'every each jeden jede jeder jedes chaque tous toutes cada todos todas todo toda ogni tutti tutte alle'.split(
    ' ',
  ),
);
