// Frequent Spanish words: they tell the language, and spelling leaves them alone.
export const EVERYDAY_ES = `
soy eres somos sois son estoy estás estamos están era eran fui fue fueron será sería he has hemos han había haber tengo tienes tenemos tienen
tenía hacer hago haces hace hacemos hacen hizo hecho ir voy vas vamos van venir vengo viene ven ver veo ves poder podemos pueden podría podrías
querer quieres queremos quieren quisiera gustaría gusta encanta saber sé sabes decir digo dice dar doy damos dan poner pongo pones encontrar
encuentra encuentras llamar llamo llama llámame llegar hablar hablo hablamos trabajar trabajo trabaja trabajamos vivir vivo vive vivimos jugar juego
cantar canto canta cantamos bailar bailo cocinar cocino cocina vender vendo vende vendemos comprar compra compro aprender aprende aprendo enseñar
enseño enseña enseñamos leer leo lee escribir escribo escribe escríbeme escuchar escucha mirar mira preguntar pregunta pensar pienso creer creo
conocer conoce ayudar ayudo ayuda ayudamos acompañar acompaño ofrecer ofrezco ofrecemos ofrece reservar reserva reservas pedir pide pedidos pedido
entregar entrega entregas enviar envía envío envíos recibir seguir sigue síguenos sígueme descubrir descubre visitar visita visítanos pagar
costar durar dura empezar empieza terminar abrir abre abierta cerrar cierra cerramos fotografiar pintar pinto dibujar dibujo coser coso crear creo
creamos realizar realizo fabricar organizar organizo organizamos grabar necesito necesitas necesitamos busco buscamos busca puedes debes
hoy ayer mañana ahora luego pronto tarde temprano antes después nunca siempre veces juntos solo sola solos fuera dentro arriba abajo delante
detrás lado izquierda derecha lejos cerca alrededor quizás realmente bastante casi sobre todo aproximadamente solamente también además embargo
aunque mientras durante según excepto contra hacia hasta desde aquel aquella aquellos cual cuales cuyo alguien nadie alguno alguna algunos algunas
ningún ninguna varios varias ambos mismo misma mismos cualquier nuestro nuestros vuestra suyo mía mío tuyo del conmigo contigo
bueno buena buenos buenas gran grande grandes pequeño pequeña pequeños pequeñas viejo vieja joven jóvenes nuevo nueva nuevos nuevas bonito
bonita hermoso hermosa largo larga corto corta alto alta bajo baja rápido lento caliente frío fría fresco fresca frescos delicioso rico rica dulce
dulces simple sencillo sencilla fácil difícil gratis barato caro libre disponible oscuro oscura claro clara moderno moderna clásico clásica
personal personales personalizado personalizada personalizados profesional profesionales local locales artesanal artesanales artesano artesana casero
casera caseros caseras ecológico ecológica vegano vegana sostenible natural naturales creativo creativa primero primera último última próximo
próxima segundo cada entero
gente personas mujer mujeres hombre hombres niño niña niños niñas familia familias amigo amiga amigos amigas madre padre padres hermana hermano
abuela perro perros gato gatos caballo caballos animal animales casa casas piso habitación habitaciones jardín ciudad ciudades pueblo país calle
plaza camino bosque montaña lago mar río playa cielo sol luna estrella estrellas agua fuego aire tierra tiempo día días semana semanas mes meses
año años hora horas minuto minutos mediodía noche noches tardes fin primavera verano otoño invierno vacaciones vida oficio empresa negocio tienda
taller oficina consulta consultorio estudio salón agencia asociación escuela escuelas curso cursos clase clases lección lecciones formación
asesoría asesoramiento cita citas solicitud presupuesto presupuestos oferta ofertas servicio servicios tarifa tarifas precio coste dinero factura
regalo regalos descuento cliente clientes clienta miembro socios equipo visitas contacto dirección número teléfono mensaje mensajes correo carta
cartas imagen imágenes foto fotos fotografía fotografías vídeo vídeos música canción canciones disco discos concierto conciertos gira
escenario banda grupo coro teatro película arte libro libros novela novelas poema poemas historia historias texto textos palabra palabras idioma
idiomas español inglés francés alemán italiano
comer beber desayuno desayunos almuerzo comida comidas cena cenas menú bebidas café té pastel pasteles tarta tartas pan panes bollería queso
quesos carne pescado verduras fruta frutas sopa ensalada arroz huevos leche mantequilla azúcar sal vino vinos cerveza cervezas zumo jugo miel
chocolate helado helados tapas
panadero panadera panadería pastelero pastelera pastelería repostería carnicero carnicería cocinero cocinera camarero restaurante taberna hostal
hotel peluquero peluquera peluquería barbero barbería esteticista estética uñas manicura tatuador tatuadora tatuaje tatuajes masaje masajes
masajista fisioterapeuta fisioterapia osteópata nutricionista matrona médico médica dentista veterinario veterinaria psicólogo psicóloga
psicología terapeuta terapia abogado abogada derecho notario contable gestoría arquitecto arquitecta ingeniero ingeniera profesor profesora maestro
maestra piano guitarra violín batería cantante músico música actor actriz fotógrafo fotógrafa artista artistas pintor pintora pintura
diseñador diseñadora ilustrador ilustradora autor autora escritor escritora periodista traductor traductora desarrollador desarrolladora
programador entrenador entrenadora bailarín bailarina carpintero carpintería ebanista electricista fontanero fontanería albañil jardinero
jardinera jardinería florista floristería flores ramos modista costurera costura zapatero joyero joyera joyería joyas ceramista cerámica alfarero
apicultor viticultor bodega agricultor granja ganadero adiestrador canino equitación autoescuela guardería niñera limpieza mudanza mudanzas
autónomo autónoma fundadora fundador dueño dueña boda bodas cumpleaños bautizo fiesta fiestas evento eventos donación donaciones donar
voluntario voluntarios voluntaria refugio gracias hola buenas bienvenido bienvenidos título letra color colores botón botones esquinas espacio
línea líneas sección secciones planes entrenamiento entrenamientos
`;
