const COUNTRIES =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ' +
  'ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl ' +
  'gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz ' +
  'la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no ' +
  'np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st ' +
  'su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw'

const GENERIC =
  'com org net edu gov mil int info biz name pro museum aero coop jobs mobi travel tel cat asia post xxx app dev page blog ' +
  'shop store online site website web tech cloud digital agency studio design media news live video photo photos pictures ' +
  'gallery art music film games game fun club social community group team company business marketing consulting services ' +
  'solutions systems software network email link click xyz top icu vip world global city restaurant cafe bar pub pizza food ' +
  'recipes kitchen cooking menu wine beer coffee bakery catering health healthcare clinic dental doctor vet pet dog care fit ' +
  'fitness yoga sport run bike auto cars car house homes properties land rent school academy college university courses ' +
  'training education guide guru expert tips reviews review money finance financial bank capital fund cash tax insurance law ' +
  'legal lawyer attorney work works career careers events party wedding love family baby kids fashion style shoes clothing ' +
  'jewelry beauty hair boutique gift gifts flowers garden green eco energy solar farm fish space zone today now one plus ' +
  'support help chat foundation charity ngo church faith wiki berlin london paris nyc tokyo hamburg wien amsterdam eus africa ' +
  'google youtube goo'

const KNOWN: ReadonlySet<string> = new Set(`${COUNTRIES} ${GENERIC}`.split(' '))

/** Country codes, and the generic ones in wide use: enough to tell an address from "end.Next" in a sentence. */
export const isTopLevelDomain = (label: string): boolean => KNOWN.has(label.toLowerCase())
