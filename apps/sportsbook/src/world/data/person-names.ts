/** Parts of invented people's names, English|Vietnamese|Chinese|Thai, by nation. Western family names are made up. */
export const NATIONS = [
  'VN', 'CN', 'JP', 'KR', 'TH', 'ID', 'MY', 'IN', 'GB', 'FR', 'ES', 'IT', 'DE', 'CZ', 'PL', 'BR', 'US', 'SW',
] // prettier-ignore

export const SURNAMES = `
VN:Nguyen|Nguyễn|阮|เหงียน;Tran|Trần|陈|เจิ่น;Le|Lê|黎|เล;Pham|Phạm|范|ฝ่าม;Vu|Vũ|武|หวู;Dang|Đặng|邓|ดั่ง;Bui|Bùi|裴|บุ่ย;Do|Đỗ|杜|โด๋;Ngo|Ngô|吴|โง;Duong|Dương|杨|เซือง;Ly|Lý|李|ลี้
CN:Ouyang||欧阳|โอวหยาง;Shangguan||上官|ซ่างกวน;Situ||司徒|ซือถู;Murong||慕容|มู่หรง;Nangong||南宫|หนานกง;Ximen||西门|ซีเหมิน;Zhuge||诸葛|จูเก่อ;Huangfu||皇甫|หวงฝู่;Yuchi||尉迟|อวี้ฉือ;Gongsun||公孙|กงซุน;Linghu||令狐|หลิงหู
JP:Kirishima||雾岛|คิริชิมะ;Asagiri||朝雾|อาซางิริ;Tsukimori||月森|สึกิโมริ;Shiranami||白波|ชิรานามิ;Kazehara||风原|คาเซฮาระ;Minasato||水里|มินาซาโตะ;Hoshikawa||星川|โฮชิกาวะ;Yukishiro||雪代|ยูกิชิโระ;Akitsuki||秋月|อากิทสึกิ;Hayamine||早峰|ฮายามิเนะ;Torigoe||鸟越|โทริโกเอะ
KR:Namgung||南宫|นัมกุง;Seonu||鲜于|ซอนอู;Hwangbo||皇甫|ฮวังโบ;Jegal||诸葛|เชกัล;Dokgo||独孤|ทกโก;Sagong||司空|ซากง;Seomun||西门|ซอมุน;Dongbang||东方|ทงบัง;Tak||卓|ทัก;Maeng||孟|แมง;Bing||冰|พิง
TH:Saengthawan||盛塔万|แสงตะวัน;Rungarun||朗阿伦|รุ่งอรุณ;Phukhao||普考|ภูเขาทอง;Namsai||南赛|น้ำใส;Fahsang||法桑|ฟ้าสาง;Bualuang||布阿銮|บัวหลวง;Chaithong||猜通|ชัยทอง;Wongdao||翁道|วงศ์ดาว;Phetsri||佩西|เพชรศรี;Thungkaew||通缴|ทุ่งแก้ว;Maneerat||玛尼拉|มณีรัตน์ดี
ID:Suryakencana||苏里亚肯查纳|สุรยะเกนจานา;Wirabumi||维拉布米|วีระบูมี;Samudranata||萨穆德拉纳塔|สมุทรานาตา;Angkasaputra||昂卡萨普特拉|อังกาซาปุตรา;Rimbawana||林巴瓦纳|ริมบาวานา;Kertawijaya||克尔塔维查亚|เกอร์ตาวิจายา;Lautan||劳坦|เลาตัน;Gunadarsa||古纳达萨|กุนาดาร์ซา;Merapianto||梅拉皮安托|เมราเปียนโต;Bayukusuma||巴尤库苏马|บายูกุสุมา;Tirtamarga||蒂尔塔马尔加|ติร์ตามาร์กา
MY:Kencanasari||肯查纳萨里|เกนจานาซารี;bin Semarak||斯玛拉|บิน เสมารัก;Semerling||斯默林|เซเมอร์ลิง;Langkawi||兰卡威|ลังกาวี;Sivakumaran||西瓦库马兰|ศิวะกุมารัน;Merdekawan||默迪卡万|เมอร์เดกาวัน;Bayuarang||巴尤阿朗|บายูอารัง;Rajendravel||拉詹德拉维尔|ราเชนทราเวล;Cendanawan||森达纳万|เจนดานาวัน;Melurdin||梅鲁尔丁|เมลูร์ดิน;Pelangiah||佩朗雅|เปอลังงีอะห์
IN:Suryavarman||苏利耶瓦尔曼|สุรยวรมัน;Chandravel||钱德拉维尔|จันทราเวล;Meghanath||梅加纳特|เมฆานาถ;Ratnagiri||拉特纳吉里|รัตนคีรี;Devarshi||德瓦尔希|เทวรษี;Nilambari||尼兰巴里|นีลัมพรี;Vajrapani||瓦吉拉帕尼|วัชรปาณี;Himadri||希马德里|หิมาทรี;Kaveripur||卡维里普尔|กาเวรีปุระ;Sindhuraj||辛杜拉杰|สินธุราช;Arunachal||阿鲁纳恰|อรุณาจัล
GB:Thornwell||索恩韦尔|ธอร์นเวลล์;Ashgrove||阿什格罗夫|แอชโกรฟ;Wexcombe||韦克斯库姆|เว็กซ์คัมบ์;Harrowgate||哈罗盖特|แฮร์โรว์เกต;Pellingham||佩林厄姆|เพลลิงแฮม;Stonemere||斯通米尔|สโตนเมียร์;Larkfield||拉克菲尔德|ลาร์กฟิลด์;Brackenby||布拉肯比|แบร็กเคนบี;Dunmarrow||邓马罗|ดันมาร์โรว์;Fairhollow||费尔霍洛|แฟร์ฮอลโลว์;Kestlewick||凯斯尔威克|เคสเซิลวิก
FR:Beaurivel||博里韦尔|โบริแวล;Montclairet||蒙克莱雷|มงแกลแร;Delavigny||德拉维尼|เดอลาวินญี;Rochamont||罗沙蒙|โรชามง;Valcourtin||瓦尔库尔坦|วัลกูร์แต็ง;Fontarel||方塔雷尔|ฟงตาแรล;Duchêneval|Duchêneval|迪谢讷瓦尔|ดูแชนวาล;Lamoraine||拉莫雷讷|ลามอแรน;Bellegarrec||贝尔加雷克|แบลการ์เร็ก;Sauvelin||索夫兰|โซฟแล็ง;Crèvebois||克雷夫布瓦|แครฟบัว
ES:Valdorado||巴尔多拉多|บัลโดราโด;Montesino||蒙特西诺|มอนเตซิโน;Arroyuelo||阿罗约埃洛|อาร์โรยูเอโล;Castelmar||卡斯特尔马尔|กัสเตลมาร์;Riofrías||里奥弗里亚斯|ริโอฟรีอัส;Penalverde||佩纳尔韦德|เปญาลเบร์เด;Solanueva||索拉努埃瓦|โซลานูเอบา;Duranzo||杜兰索|ดูรันโซ;Campoluz||坎波卢斯|กัมโปลุซ;Olivarán||奥利瓦兰|โอลีบารัน;Torremina||托雷米纳|ตอร์เรมีนา
IT:Montevalli||蒙泰瓦利|มอนเตวัลลี;Castagnoro||卡斯塔尼奥罗|กัสตาญโญโร;Belfiorino||贝尔菲奥里诺|เบลฟิโอริโน;Serravento||塞拉文托|แซร์ราเวนโต;Lunardesi||卢纳德西|ลูนาร์เดซี;Pratolino||普拉托利诺|ปราโตลิโน;Vignadoro||维尼亚多罗|วิญญาโดโร;Acquamarin||阿夸马林|อักกวามาริน;Roccabruna||罗卡布鲁纳|รอกกาบรูนา;Fontanesso||丰塔内索|ฟอนตาเนสโซ;Cipressini||奇普雷西尼|ชิเปรสซินี
DE:Eichenbrunn||艾兴布伦|ไอเชินบรุนน์;Falkenthal||法尔肯塔尔|ฟัลเคินทาล;Sternwald||施特恩瓦尔德|ชเติร์นวัลท์;Rotherbach||罗特巴赫|โรเทอร์บัค;Winterkamp||温特坎普|วินเทอร์คัมป์;Silberhorn||西尔伯霍恩|ซิลเบอร์ฮอร์น;Grauental||格劳恩塔尔|เกราเอินทาล;Lindenhorst||林登霍斯特|ลินเดินฮอร์สท์;Moorberger||莫尔贝格尔|มัวร์แบร์เกอร์;Hohenried||霍恩里德|โฮเอินรีด;Birkenfels||比尔肯费尔斯|เบียร์เคินเฟลส์
CZ:Javorenský||亚沃伦斯基|ยาโวเรนสกี;Lipnický||利普尼茨基|ลิปนิทสกี;Borovanec||博罗瓦内茨|โบโรวาเน็ทส์;Hvězdal||赫维兹达尔|ฮวีซดัล;Potocnar||波托茨纳尔|โปทอทส์นาร์;Dubravec||杜布拉韦茨|ดูบราเว็ทส์;Skalimír||斯卡利米尔|สกาลิมีร์;Jasenický||亚塞尼茨基|ยาเซนิทสกี;Modravec||莫德拉韦茨|โมดราเว็ทส์;Vrbický||弗尔比茨基|เวอร์บิทสกี;Sokolmír||索科尔米尔|โซกอลมีร์
PL:Brzozowicz||布若佐维奇|บชอซอวิช;Jaworecki||亚沃雷茨基|ยาวอแรตสกี;Kamienicz||卡米耶尼奇|กามีแยนิช;Lipowiecki||利波维耶茨基|ลิปอวีแยตสกี;Gwiazdarz||格维亚兹达日|กเวียซดัช;Sosnowicz||索斯诺维奇|ซอสนอวิช;Wierzbnik||维日布尼克|วีแยชบนิก;Dolinowski||多利诺夫斯基|ดอลินอฟสกี;Zórawin||茹拉温|ชูราวิน;Kruszynek||克鲁申内克|กรูชีแน็ก;Rzeczmir||热奇米尔|แชตชมีร์
BR:Serraclara||塞拉克拉拉|แซร์รากลารา;Campoverde||坎波韦尔德|กัมโปแวร์จี;Riomanso||里奥曼索|ฮิโอมังโซ;Valadouro||瓦拉多罗|วาลาโดรู;Ipeamarelo||伊佩阿马雷洛|อีเปอามาเรลู;Montelindo||蒙特林多|มงเตลิงดู;Aguafria||阿瓜弗里亚|อากัวฟรีอา;Lagoasul||拉戈阿苏尔|ลาโกอาซูล;Figueiral||菲盖拉尔|ฟิเกย์รัล;Buritizal||布里蒂扎尔|บูริจิซัล;Coqueirão||科凯朗|โกเกย์เราน์
US:Rivermont||里弗蒙特|ริเวอร์มอนต์;Redcliffe-Moss||雷德克利夫莫斯|เรดคลิฟฟ์-มอสส์;Calderidge||考尔德里奇|คัลเดอริดจ์;Pinehallow||派恩哈洛|ไพน์แฮลโลว์;Bluewater||布卢沃特|บลูวอเตอร์;Stonebrook||斯通布鲁克|สโตนบรูก;Wildhaven||怀尔德黑文|ไวลด์เฮเวน;Eastlake||伊斯特莱克|อีสต์เลก;Copperfall||科珀福尔|คอปเปอร์ฟอลล์;Greyhorn||格雷霍恩|เกรย์ฮอร์น;Silverpine||西尔弗派恩|ซิลเวอร์ไพน์
SW:Björkdalen||比约克达伦|บเยิร์กดาเลน;Granlund-Ek||格兰隆德|กรานลุนด์-เอก;Havsberg||哈夫斯贝里|ฮาฟส์เบรี;Sjövik||舍维克|เควอวิก;Norrvind||诺尔温德|นอร์วินด์;Stenmarken||斯滕马尔肯|สเตนมาร์เคน;Ljungholt||永霍尔特|ยุงฮอลท์;Silverhed||西尔弗赫德|ซิลเวอร์เฮด;Rönnfors||伦福斯|เรินฟอร์ส;Älvstrand||埃尔夫斯特兰德|แอลฟ์สตรันด์;Tallbacke||塔尔巴克|ทัลบัคเค
`

export const GIVEN_MEN = `
VN:Gia Khoi|Gia Khôi|嘉魁|ยา โคย;Dang Phong|Đăng Phong|登风|ดัง ฟ็อง;Nhat Quang|Nhật Quang|日光|เญิ้ต กวาง;Bao Lam|Bảo Lâm|宝林|บ๋าว เลิม;Thien Vu|Thiên Vũ|天宇|เทียน หวู;Kien Van|Kiến Văn|建文|เกี๊ยน วัน
CN:Haoran||浩然|เฮ่าหราน;Yichen||奕辰|อี้เฉิน;Mingxuan||明轩|หมิงเซวียน;Zihan||子涵|จื่อหาน;Bowen||博文|ปั๋วเหวิน;Yunfei||云飞|อวิ๋นเฟย
JP:Haruki||春树|ฮารุกิ;Ren||莲|เร็น;Sota||苍太|โซตะ;Kaito||海斗|ไคโตะ;Itsuki||树|อิทสึกิ;Minato||凑|มินาโตะ
KR:Haneul||韩尔|ฮานึล;Garam||加蓝|การัม;Baram||巴蓝|พารัม;Saebyeok||赛碧|แซบยอก;Dojun||道俊|โทจุน;Siu||时宇|ชีอู
TH:Kritsada||吉沙达|กฤษดา;Phuwadon||普瓦东|ภูวดล;Thanawat||塔纳瓦|ธนวัฒน์;Nattapong||纳塔蓬|ณัฐพงศ์;Sarawut||沙拉武|ศราวุธ;Anurak||阿努拉|อนุรักษ์
ID:Bagas||巴加斯|บากัส;Raka||拉卡|รากา;Dimas||迪马斯|ดีมัส;Galih||加利|กาลีห์;Yoga||约加|โยคา;Panji||潘吉|ปันจี
MY:Azfar||阿兹法|อัซฟาร์;Irfan||伊尔凡|อิรฟาน;Weijie||伟杰|เว่ยเจี๋ย;Hakimi||哈基米|ฮากีมี;Kavin||卡文|คาวิน;Zulfan||祖凡|ซุลฟาน
IN:Aarav||阿拉夫|อารัฟ;Vihaan||维汉|วิหาน;Ishaan||伊尚|อีชาน;Kabir||卡比尔|กาบีร์;Reyansh||雷扬什|เรยานช์;Advait||阿德韦特|อัทไวต์
GB:Oliver||奥利弗|โอลิเวอร์;Rupert||鲁珀特|รูเพิร์ต;Callum||卡勒姆|คัลลัม;Edmund||埃德蒙|เอ็ดมันด์;Tristan||特里斯坦|ทริสตัน;Alfie||阿尔菲|อัลฟี
FR:Mathis||马蒂斯|มาติส;Théo||泰奥|เธโอ;Bastien||巴斯蒂安|บาสเตียง;Florent||弗洛朗|ฟลอร็อง;Corentin||科朗坦|กอร็องแต็ง;Loïc||洛伊克|โลอิก
ES:Iker||伊克尔|อิเกร์;Álvaro||阿尔瓦罗|อัลบาโร;Nicolás||尼古拉斯|นิโกลัส;Rodrigo||罗德里戈|โรดริโก;Adrián||阿德里安|อาเดรียน;Gael||盖尔|กาเอล
IT:Lorenzo||洛伦佐|ลอเรนโซ;Tommaso||托马索|ตอมมาโซ;Edoardo||爱德华多|เอดอาร์โด;Niccolò||尼科洛|นิกโกโล;Pietro||彼得罗|ปิเอโตร;Samuele||萨穆埃莱|ซามูเอเล
DE:Jonas||约纳斯|โยนาส;Lukas||卢卡斯|ลูคัส;Moritz||莫里茨|โมริทซ์;Henrik||亨里克|เฮนริก;Anselm||安瑟尔姆|อันเซล์ม;Till||蒂尔|ทิลล์
CZ:Vojtěch||沃伊捷赫|วอยเทค;Matěj||马捷伊|มาเตย์;Ondřej||翁德雷|ออนเดรย์;Radim||拉迪姆|ราดิม;Štěpán||什捷潘|ชเตปาน;Kryštof||克里什托夫|กริชตอฟ
PL:Mikołaj||米科瓦伊|มิโกวาย;Szymon||西蒙|ชือมอน;Kacper||卡茨佩尔|กัตสแปร์;Igor||伊戈尔|อิกอร์;Bartosz||巴尔托什|บาร์ตอช;Oskar||奥斯卡|ออสการ์
BR:Caio||卡约|กาโย;Davi||达维|ดาวี;Heitor||埃托尔|เอย์ตอร์;Otávio||奥塔维奥|โอตาวิโอ;Murilo||穆里洛|มูริลู;Breno||布雷诺|เบรนู
US:Mason||梅森|เมสัน;Wyatt||怀亚特|ไวแอตต์;Carter||卡特|คาร์เตอร์;Jaxon||杰克森|แจ็กสัน;Brody||布罗迪|โบรดี;Colton||科尔顿|โคลตัน
SW:Axel||阿克塞尔|อักเซล;Elias||埃利亚斯|เอลิอัส;Viggo||维戈|วิกโก;Melker||梅尔克|เมลเคอร์;Sixten||西克斯滕|ซิกสเตน;Algot||阿尔戈特|อัลกอต
`

export const GIVEN_WOMEN = `
VN:Bao Chau|Bảo Châu|宝珠|บ๋าว เจิว;Thuy Linh Dan|Thùy Linh Đan|垂玲丹|ถุ่ย ลิญ ดาน;Ngoc Diep|Ngọc Diệp|玉叶|หง็อก เสียบ;Ha My|Hà My|荷眉|ห่า มี;Khanh Vy|Khánh Vy|庆薇|คั้ญ วี;Tue Man|Tuệ Mẫn|慧敏|เตวะ เหมิน
CN:Yutong||雨桐|อวี่ถง;Shihan||诗涵|ซือหาน;Xinyue||欣月|ซินเยว่;Ruolin||若琳|รั่วหลิน;Meiqi||美琪|เหม่ยฉี;Siyao||思瑶|ซือเหยา
JP:Hina||阳菜|ฮินะ;Sakura||咲良|ซากุระ;Mei||芽依|เมย์;Akari||明里|อาคาริ;Yuna||结奈|ยูนะ;Rin||凛|ริน
KR:Nabi||娜菲|นาบี;Areum||雅凛|อารึม;Dasom||多松|ทาซม;Iseul||伊瑟|อีซึล;Sora||素罗|โซรา;Yuri||有利|ยูรี
TH:Pimchanok||萍查诺|พิมพ์ชนก;Kanokwan||卡诺婉|กนกวรรณ;Supansa||素攀莎|สุพรรษา;Nattaya||娜塔雅|ณัฐยา;Waranya||瓦兰雅|วรัญญา;Chanida||查尼达|ชนิดา
ID:Ayu||阿尤|อายู;Citra||奇特拉|จิตรา;Dewanti||德万蒂|เดวันตี;Laras||拉拉斯|ลารัส;Melati||梅拉蒂|เมลาตี;Sekar||塞卡|เซการ์
MY:Aisyah||爱莎|ไอชะฮ์;Huiying||慧盈|ฮุ่ยอิ๋ง;Nurin||努琳|นูริน;Kavitha||卡维塔|กวิตา;Sofea||索菲娅|โซเฟีย;Balqis||巴尔吉丝|บัลกิส
IN:Ananya||阿南雅|อนันยา;Diya||迪雅|ดิยา;Kiara||琪亚拉|เกียรา;Meher||梅赫尔|เมเฮอร์;Saanvi||桑维|สานวี;Tara||塔拉|ตารา
GB:Imogen||伊莫金|อิโมเจน;Poppy||波比|ป๊อปปี้;Beatrice||比阿特丽斯|เบียทริซ;Florence||弗洛伦斯|ฟลอเรนซ์;Matilda||玛蒂尔达|มาทิลดา;Rosalind||罗莎琳德|โรซาลินด์
FR:Manon||玛农|มานง;Clémence||克莱芒丝|เกลม็องส์;Océane||奥塞安|โอเซอาน;Maëlys||马埃利斯|มาเอลีส;Solène||索莱娜|โซแลน;Apolline||阿波利娜|อาปอลลีน
ES:Lucía||露西亚|ลูเซีย;Carmen||卡门|การ์เมน;Nerea||内雷亚|เนเรอา;Inés||伊内斯|อิเนส;Alba||阿尔瓦|อัลบา;Jimena||希梅纳|ฆิเมนา
IT:Ginevra||吉内芙拉|จิเนฟรา;Beatrice||贝亚特丽切|เบอาตรีเช;Chiara||基娅拉|เกียรา;Aurora||奥罗拉|เอาโรรา;Ludovica||卢多维卡|ลูโดวีกา;Noemi||诺埃米|โนเอมี
DE:Hannah||汉娜|ฮันนาห์;Leonie||莱奥妮|เลโอนี;Frieda||弗丽达|ฟรีดา;Greta||格蕾塔|เกรตา;Johanna||约翰娜|โยฮันนา;Mathilde||玛蒂尔德|มาทิลเดอ
CZ:Eliška||埃利什卡|เอลิชกา;Klára||克拉拉|กลารา;Tereza||特蕾莎|เทเรซา;Markéta||玛尔凯塔|มาร์เกตา;Adéla||阿黛拉|อาเดลา;Zuzana||苏珊娜|ซูซานา
PL:Zofia||索菲娅|ซอเฟีย;Hanna||汉娜|ฮันนา;Maja||玛雅|มายา;Oliwia||奥利维娅|ออลิเวีย;Alicja||艾丽西亚|อาลิตเซีย;Lena||莱娜|เลนา
BR:Beatriz||贝亚特丽斯|เบอาตริซ;Larissa||拉丽莎|ลาริสซา;Isadora||伊莎多拉|อีซาดอรา;Marina||玛丽娜|มารีนา;Luiza||路易莎|ลุยซา;Yasmin||亚斯敏|ยัสมิน
US:Savannah||萨凡娜|ซาวันนาห์;Harper||哈珀|ฮาร์เปอร์;Autumn||奥特姆|ออทัมน์;Brooklyn||布鲁克林|บรูกลิน;Delaney||德莱尼|เดลานีย์;Paisley||佩斯利|เพสลีย์
SW:Freja||弗蕾娅|เฟรยา;Saga||萨加|ซากา;Ebba||埃芭|เอ็บบา;Tuva||图娃|ทูวา;Alma||阿尔玛|อัลมา;Signe||西格内|ซิกเน
`
