// Names of the kinds of sections: French and Spanish.
export const SECTIONS_FR = `
links: liens,mes liens,liste de liens,réseaux sociaux,reseaux
featured: à la une,mise en avant,bannière,vedette,annonce
gallery: galerie,gallerie,photos,images,portfolio,mes travaux,mes réalisations,réalisations,projets,œuvres,galerie photo,avant après
video: vidéo,vidéos,bande-annonce,clip,clips,film
music: musique,chansons,morceaux,titres,albums,playlist,podcast,épisodes,discographie,sorties
products: produits,produit,boutique,magasin,articles,merch,collection,catalogue,tirages
menu: menu,carte,la carte,carte des vins,carte des boissons,plats,tarif,liste des prix,liste de prix,boissons,menu du jour,la carte du restaurant
services: services,prestations,prestation,soins,offres,mes offres,tarifs,cours,formules,forfaits,ateliers,séances,ce que je propose,ce que je fais
hours: horaires,horaire,horaires d'ouverture,heures d'ouverture,ouverture,ouvertures,heures,plages horaires
events: événements,évènements,événement,concerts,dates,tournée,dates de tournée,agenda,spectacles,calendrier,programme,dates de concert,prochaines dates
about: à propos,a propos de moi,à propos de nous,qui suis-je,qui sommes-nous,biographie,bio,présentation,mon histoire,notre histoire,mon parcours
testimonials: avis,témoignages,témoignage,avis clients,retours,recommandations,ce qu'ils disent,commentaires clients,ils en parlent
team: équipe,l'équipe,notre équipe,membres,collaborateurs,le groupe
press: presse,revue de presse,vu dans,on parle de nous,dans les médias
faq: faq,foire aux questions,questions,questions fréquentes,questions réponses
stats: chiffres,statistiques,chiffres clés,en chiffres
countdown: compte à rebours,décompte,minuteur
map: plan,adresse,plan d'accès,accès,où nous trouver,localisation,itinéraire,nous trouver,carte google
contact: contact,formulaire,formulaire de contact,me contacter,nous contacter,contactez-moi,coordonnées,me joindre
newsletter: newsletter,infolettre,lettre d'information,liste de diffusion,s'abonner,inscription newsletter
waitlist: liste d'attente,préinscription,accès anticipé
guestbook: livre d'or,commentaires
quote: citation,devise,phrase fétiche
text: texte,paragraphe,bloc de texte
image: image,photo,illustration
spacer: espace,séparateur,espacement,vide,espace vide
footer: pied de page,bas de page,mentions légales,footer
`;
export const SECTIONS_ES = `
links: enlaces,mis enlaces,lista de enlaces,redes,redes sociales,vínculos
featured: destacado,banner,anuncio,novedad,portada
gallery: galería,fotos,imágenes,portafolio,portfolio,mis trabajos,trabajos,proyectos,obras,galería de fotos,antes y después
video: vídeo,vídeos,videos,tráiler,clip,clips
music: música,canciones,temas,álbumes,discos,playlist,podcast,episodios,discografía,lanzamientos,lista de reproducción
products: productos,producto,tienda,artículos,merch,colección,catálogo,láminas
menu: menú,carta,la carta,carta de vinos,platos,bebidas,lista de precios,menú del día,precios
services: servicios,servicio,tratamientos,ofertas,tarifas,clases,cursos,paquetes,talleres,sesiones,lo que ofrezco,lo que hago
hours: horarios,horario,horario de apertura,horas de apertura,horario de atención,horas
events: eventos,evento,conciertos,fechas,gira,fechas de gira,agenda,actuaciones,calendario,programa,próximas fechas,shows
about: sobre mí,sobre nosotros,acerca de,acerca de mí,quién soy,quiénes somos,biografía,bio,presentación,mi historia,nuestra historia
testimonials: reseñas,testimonios,opiniones,valoraciones,comentarios de clientes,recomendaciones,lo que dicen
team: equipo,nuestro equipo,miembros,integrantes,el equipo
press: prensa,en los medios,visto en,en la prensa
faq: faq,preguntas,preguntas frecuentes,preguntas y respuestas
stats: cifras,estadísticas,números,datos,en cifras
countdown: cuenta atrás,cuenta regresiva,contador
map: mapa,dirección,ubicación,cómo llegar,dónde estamos,localización
contact: contacto,formulario,formulario de contacto,contáctame,contáctanos,datos de contacto,escríbeme
newsletter: boletín,newsletter,lista de correo,suscripción,suscribirse
waitlist: lista de espera,acceso anticipado,preinscripción
guestbook: libro de visitas,libro de firmas,comentarios
quote: cita,frase,lema
text: texto,párrafo,bloque de texto
image: imagen,foto,ilustración
spacer: espacio,separador,espacio vacío,hueco
footer: pie de página,pie,aviso legal,footer
`;
