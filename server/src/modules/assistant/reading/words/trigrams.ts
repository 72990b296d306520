// Letter groups that are usual in one language and rare in the others; `_` is the edge of a word.
import type { Language } from './languages.ts';

export const TRIGRAMS: Record<Language, string> = {
  en: `_th the _wh ght igh ing ng_ _sh ish ess ous ful ly_ wit _kn ake oul uld ook oom ood oad ay_ ey_ ck_ tch ch_ sh_ th_ _wr _yo ry_ ty_ ee_ eed eep oon ow_ ew_ ays ies 's_ ave een own ers hop ist est ore ple ter tio ion ure`,
  de: `sch ich ch_ _ge en_ er_ ung ng_ eit lic kei ein _ei ie_ cht _ve _be zei ach auf uch tz_ ck_ _zu ier nde ste aft haf _we _wi ehr ahr ohn uss ff_ isc au_ eu_ _ku _gr rei _st ss_ hen ten gen ber fur erk aus hei kt_ rt_ nst tzt pfl`,
  fr: `eau aux eux _qu que ui_ ez_ ent nt_ ion oir ois ais ait air oi_ ou_ our ux_ eur ure age iqu ill lle tte nne ess ier re_ es_ _de ent _av _ch cha _pr eme rie tio uve ouv ai_ aie _au onn ien emp tre rs_ ie_ iss _ec`,
  es: `ci_ cio ion on_ os_ as_ ado ada ido ida ar_ er_ ir_ ero era _es est nos _de que qui ues uen uev iem ien ier lla llo _ll ill nte mos ci_ dad ad_ ito ita _hu ias rio ria _ha oja eja jo_ ja_ ez_ zo_ za_ cho ech nza _ju`,
  pt: `cao oes ao_ nho nha lho lha ei_ eir ira iro ou_ em_ im_ um_ os_ as_ ado ada dor dad ade sso ssa _nao coe ais eis uma _pe vel gem ens ns_ ita xa_ xo_ _qu rei _fa ria rio nte mos ment om_ _co zer _do eus eu_`,
  it: `zio one ni_ gli _gl chi che cch ggi ggio tto tti tta zza zzo ell lla lle llo ssi sso ssa nno mo_ re_ are ere ire ato ata ati ino ina ini ico ica ici ia_ io_ ie_ ello ett _pe _di _de _pr ori ari ore uol uov ign sci scu pia ffe`,
};
