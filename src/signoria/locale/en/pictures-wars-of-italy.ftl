# The pictures in the rules: a caption, and what is to be seen for those who do not see it.

wars-of-italy-picture-zones = Florence favours France, Rome is neutral. Venice lies in Naples’ Alliance zone, but France’s agent on its marker forbids the alliance.
    .alt = Three influence tracks of thirteen spaces: two of France’s Alliance zone, three of its Favour zone, three neutral ones, three of Naples’ Favour and two of its Alliance zone. Florence’s marker lies in France’s Favour zone, Rome’s in the middle, Venice’s in Naples’ Alliance zone with a blue agent on it.
wars-of-italy-picture-before = Florence favours France, so the troop there stands freely. Siena, which is nobody’s, and Ravenna of hostile Venice are besieged. The dashed troop before Civitavecchia, of neutral Rome, may besiege it or stay.
    .alt = A map of central Italy with a blue shield in Florence, blue shields with swords in Siena and Ravenna, and one with a dashed edge in Civitavecchia.
wars-of-italy-picture-influence = A step on a track costs a crown. In Rome, and nowhere else, a cross serves as well: here the Bishop gives one.
    .alt = A payment of one cross: it comes from the Bishop among the courtiers on the left.
wars-of-italy-picture-allied = The alliance with Florence has brought Florence and Pisa. Troops of Florence have a blue ring: France commands them, and in Pisa it chooses which troop goes.
    .alt = A map with Florence and Pisa in blue. In Florence stands a red troop ringed in blue; in Pisa stand one like it and two blue troops.
wars-of-italy-picture-conquest = Ravenna, of neutral Venice, would fall for sure, four against three. France would lose four steps of influence, and Venice would become hostile to it.
    .alt = A siege of Ravenna: four troops attack; its value of two and one troop of Venice make a defence of three.
