/**
 * Written by `npm run train -- lexicon`; not to be edited.
 * A word is followed by its weight, a pair of words is two numbers of three digits and its weight.
 */
export const LEXICON_WEIGHTS = {
  pinned: '06b632422d076ba4',
  packages: 371,
  statements: 309888,
  entries: 24212,
  digits: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_',
  step: 0.086596,
  bias: -0.036278,
  scale: 0.804284,
  shift: -0.560376,
  marks: 'WWWR9ZIccWUV',
  words: `
aaaaT abandonedY abandoningW abid abilityY ableX abnormallyd abortZ abortableS abortedb abortingW aboutQ abovee
abruptlyZ absY absenceT absentb absoluteX abstractW acV accelerationT acceptT acceptableZ acceptedR acceptingJ
acceptsr accessV accessedZ accessibilityT accessibleU accessingV accessorc accessorsR accordingV accordinglyT
accountX accountingT accountsX accumulatedS accumulatorY accurateQ achievedT ackY ackedU ackingR acknowledgeT
acknowledgedR acksS aclV aclsU acmed acquireT acquiredM acquiringU acquisitionS acrossW actZ actionU actionsW
activateW activatedP activatingN activationW activatorT activeR activityU actorY actualb actuallyS adaptS adaptedS
adapterb adaptiveS addX addedK addingK additionX additionalV additionallyY additionsT addonY addrW addressa
addressesV addrsY addsZ adjusta adjustedT adjustingO adminS administratorZ adminsU admissiona adoptY adoptedU
advanceX advancedS advancingU advertiseY advertisedT adviseT advisorQ aesZ affectedT affectsT affinityO aftera
afterwardsT againT againstS ageQ agentT agentsM aggregatec aggregatedP aggregatesS aggregatingY aggregationb
aggregationsY aggregatorY aggregatorsY agoV agreeZ agreedT agreementR aheadW aiS aioT aiohttpY alarmV alchemyY
alertP alertmanagerW alertmanagersb alertnameZ algorithma algorithmsU aliasa aliasesZ alibabaU alignS alignmentZ
aliveO allU allocd allocateW allocatedR allocatingO allocationS allocationsT allocatora allowW allowablea allowedc
allowingL allowlistX allowsX aloneY alongZ alphanumericX alreadye alsob altX alterX alteringS alternativeR
alternativelyY althoughQ alwaysV amT amazonY ambientU ambiguousg amdS amongb amounta ampa amqpU amzb anb analysisY
analyticsQ analyzeY analyzera analyzersT analyzingT ancestorY anchorX andX androidY annotateZ annotateda annotationS
annotationsU announcedR announcementT announcingR anonymousS anotherZ answerY answeringY antiU anyU anymoreM
anythingV apY apacheR apiW apiserverY apmP apolloZ appW appearU appearsW appenda appendedW appenderb appendingU
appiumR applicableS applicationX applicationsS appliedS applierW appliesW applyT applyingQ appropriateY approvalT
approvedT appsU arbitraryU arca architectureR archiveW archivedV archivingU area areaY arentg argd argsY argumenth
argumentsc armZ arnY aroundT arpY arrayY arraysb arrivalY arrowS artemisY artifacta artifactsO asP asciia asgiY askb
askedU askingO asksY asmZ aspectR assertU assertionY assetc assetsV assignX assignableZ assignedT assigneesS
assigningQ assignmentV assignmentsV assistantV associateW associatedY associationX assumeW assumedR assumingE
assureb astY asyncU asynchronousc asynchronouslyS asynciod atW atomY atomicY attW attachY attachedW attachingS
attachmentY attachmentse attacka attemptT attemptede attemptingQ attemptsd attestationS attrQ attributea attributesU
attributionY audienceV auditb auditingT authV authenticateS authenticatedM authenticatingM authenticationV
authenticatorW authnU authorU authorityU authorizationZ authorizeT authorizedY authorizerW authorizingN authzT autoS
autodetectedT automaticT automaticallyT automationb autorecoveryZ autoscalera auxY availY availabilityP availableV
avatarZ averageO avgR avoidX avoidede avroY awaitZ awaitingT awareT awayP awsQ axT azureS backV backedV backendX
backendsY backfillP backfillingS backgroundT backingT backlogQ backoffU backpressureT backupT backupsS backwardU
backwardsW bads badlya bagU bailingT balanceU balancedS balancerY balancersY balancingS banU bandT bandwidthP
bannedd bannerS barea barrierX baseZ basedT basedira baselinea basesY bashS basicT basisU batchV batchedS batchesN
bee beanS beansR bearere beatT becameU becauseK becomeT becomingO bedrockR beenZ befored beginT beginningL behalfU
behaviorU behindT beingV belongZ belongingY belongsd belowa benchmarkZ bestP betterQ betweenX beyondi bgpR biS
bidirectionalZ bigS biggerX bigintY billingU binZ binaryb bindW bindingM bindingsU bitY bitbucketP bitcoinT bitmapb
bitsW blackT blacklistP blacklistedO blankY blkioY blobY blobsW blobstoreS blockY blockedY blockingP blocklistS
blocksV bloomb blueprintT boardX bodiesT bodyS bogusd boltU bombZ bookmarka boold booleand boostU bootW bootedR
bootingT bootstrappedU bootstrappingQ botR bothh botocoreZ bouncyP boundX boundariesX boundaryV boundedZ boundsa
boxd bpfX brT braceZ bracesZ bracketa brainU branchQ branchesY breachedT breakW breakerU breakingS breakpointU
bridgeV bridgesU broadcastU broadcastingP brokenf brokerW brokersS browseY browserR browsersQ bsona btrfsP bucketU
bucketsV budgetJ bufV bufferX bufferedT bufferingQ buffersW bugk buildW buildere buildersb buildingR builtT builtinX
bulkX bumpQ bumpedQ bumpingT bunT bundleV bundledT bundlesM busb busyd butb buttonU byZ byeN bypassY bypassedU
bypassingN byteb bytecodeM bytesX caa cacheS cacheableR cachedO cachesZ cachingT calcY calculateQ calculatedU
calculatingR calculationV calendarX callc callablef callbackX callbacksV calleda callere callersc callingQ callsU
cameX canb canaryZ cancelX canceledY cancelingO cancellationS cancelledY cancellingR candidateL candidatesQ cannott
canonicalU cants capc capabilitiesZ capabilityX capacityY cappedT captchaY captureY capturedL capturingM cardS
cardinalityQ careP cargoN carryU casO cascadec caseV cassandrad castc castleP catK catalinaT catalogV catalogsR
catchU catchingT catchupZ categoryZ caughtY causalZ causeX causedc causesU cautionT cbT cborS cdiT ceY cele cellW
cellsY centerN centralU certR certainS certificateZ certificatesY certsT cfW cfgS cfsZ cgU cgiW cgroupU cgroupsV chR
chainX chainedU challengeU challengesY chanV changeW changedR changelogO changelogsU changesV changingN channelW
channelsT chara charactere characteristicY charactersa charsX charsetY chartS chartsS chatW checkU checkedQ checkerY
checkingK checkoutW checkpointV checkpointingY checksO checksumb checksumsa childZ childrenX chmodZ choiceY choicesa
chooseX choosingM choseR chosenR chownY chunka chunkedR chunksb ciZ cidQ cidrZ cipherT ciphersT circuitS circulard
clU claimW claimedU clampingR classY classesV classicb classloaderM classnameT classpathP claudeS clausef clausesa
cleanT cleanedP cleanerV cleaningU cleanlyU cleanupS clearT clearedK clearingJ cliW clickW clientW clientsS
clientsetZ clobO clocka cloneS clonedQ cloningR closeV closedU closestS closingN closureT clouda cloudflareY clsd
clusterT clusteredT clusteringV clustersT cmdP cmdlineP cnZ cnameY cniS cntO coZ coalescedT codeU codecX codeownersT
codesS coerceW coercedT coercionZ colW collectS collectedR collectingM collectionV collectionsS collectorQ
collectorsY collidesb collisionZ collisionsW collocatedZ colonb colorV colsa columnb columnsa comX combinedV
combiningY comboZ comea comingW commandT commandsW commentW commentsV commitW commitedR commitlogU commitsZ
committedT committerU committingK commonV commonlyZ communicateY communicationa compactQ compactableS compactedT
compactingQ compactionS compactionsV compactorV compactorsY comparableZ comparatorc compareZ comparedZ comparerZ
comparingN comparisonY compatY compatibilityS compatibleY compensationa compilationY compileV compiledU compilingY
completeN completedM completelyU completerS completesP completingO completionT completionsU componentX componentsU
composeT compositea compressa compressedW compressingS compressionT computeV computedW computerY computingL concatY
concernY concreteV concurrencyW concurrentW concurrentlyc condaV conditiona conditionalS conditionsU confV configW
configmapW configsa configurableY configurationY configurationsU configuratorS configureZ configuredU configuringO
confirmV confirmationZ confirmedU confirmingU confirmsT conflicte conflictedN conflictingl conflictsg connZ connectX
connectedR connectingT connectionU connectionsQ connectivityP connectorS connectorsS conntrackT considerX
consideredO consideringK consistencyY consistentZ consoleT constantY constantsY constrainedT constraintV
constraintsa constructW constructedR constructingW constructorW constructorsY consulb consultU consumeR consumedS
consumerU consumersU consumingS contactS contactingU containf containedY containerV containersT containingY
containsf contentW contentsQ contextX contextsY contiguousa continuationa continueV continuingO continuousR
contractW contributionZ controlS controlledU controllerX controllersV conversationU conversiona convertZ convertedT
converterW convertingU cookieU cookiesO cooperativeY coordY coordinatec coordinatesZ coordinationR coordinatorR
coordinatorsU copiedP copiesR copya copyingQ coreV coresR coroutineU correcta correctingS correctlyZ correlationa
correspondc correspondingT corruptg corruptedm corruptionc corsN costR coulda couldntm countY countdowna countedR
counterR countersU countingT countsY coverageQ covereda cpV cpuU cpusY cqV cqlU crc crashY crashedh crawlerX
crawlingT crcb crdW creatableX createY createdL createsZ creatingO creationV creatorX credentialU credentialsV
creditsR credsV criY criteriaW criterionZ criticald crlU cronW crossZ crosseda cryptY cryptoU cryptographyZ csU csic
csrT csrfO cssZ csvV cteZ ctrlN ctxW cumulativeU curU currU currencyV currentU currentlyW cursorY cursorsZ curvea
customT customerS customizeP customizedS cutoffW cwdT cyclec cyclice cyclicala daemonZ daemonizingS daemonsetX daga
dailyT damagedc danglingU dashboardU dashboardsU dataX databaseU databasesS datacenterP dataclassZ datadogb
dataframeT datapathS dataplaneP datasetO datasourceP datastoreS datatypeZ dateW datetimeb datumR dayZ daysS dbU
dbfsX dcU ddY ddlU deY deactivateU deactivatedR deactivatingS deadU deadlineV deadlockh deadlockedf deallocatea
deathW debugP debuggere debuggingT decideU decidedP decimalc decisionY decisionsW declU declarationa declarationsR
declarativeb declareV declaredV declaringS decodeY decodedS decodera decodinga decommissionc decommissionedW
decommissioningU decompressd decompressedU decompressiona decoratedc decoratingT decoratorU decreaseY decreasedU
decrementT decrementingS decryptT decryptedT decryptionW dedicatedZ dedupeT deduplicationX deepW defZ defaultU
defaultingK defaultsW deferredR deferringS definea definedY definesW definingR definitiona definitionsZ deflaterT
defunctc degradedT delc delayT delayedS delayingK delaysT delegateS delegatingS delegationV deleteW deletedN
deletingL deletionR deletionsU delimitedQ delimiterW deliverT deliveredO deliveringM deliveryW deltaV deltasX
demandT demoD demotingQ denieda denyX denyinga depP departedX departureS dependenciesS dependencyU dependentU
dependentsZ dependsa deployT deployedQ deployingT deploymentX deprecatedb deprecationU depsT depthW dequeuedR derV
derbyP dereferenceY deregisterS deregisteredQ deregisteringS deregistrationR derivationS derivea derivedX descZ
descendantU describeV describedX describingY descriptionU descriptorZ descriptorsW deserializationZ deserializea
deserializedY deserializerY deserializinga designedT desiredS desktopQ despiteY destS destinationX destinationsS
destroyS destroyedQ destroyingL detachX detachedT detachingT detachmentU detailR detailedM detailsP detectT
detectedT detectingN detectionJ detectorO determineV determinedQ determiningQ deterministicU devV developerQ
developersY developmentS deviceb devicesT dfZ dfsO dhU dhcpQ diY diagZ diagnoseV diagnosisZ diagnosticT diagnosticsS
dialY dialecta dialingU dialogZ dicta dictionaryY didX didnth dieV diedi diffY differn differenceU differencesZ
differentg differingb differsb digestR digestsT digitX digitsc dimensiona dimensionsa dioP dirX directP directionX
directivea directlyZ directoriesY directoryZ dirsW dirtyT disableY disabledO disablingN disagreesZ disallowedi
disallowingR disappeareda discardV discardedV discardingQ disconnectT disconnectedT disconnectingP disconnectiond
discordZ discoverS discoveredT discovererP discoveringR discoveryV discriminatora diskY disksb dispatchT dispatchedT
dispatcherU dispatchersU dispatchingY displayU disposalS disposedW disposingR distQ distanceT distinctb distributeS
distributedX distributingU distributionU distributora divergingY divideY divisionZ djangoY dllc dlqY dmlZ dmsT dnQ
dnsS doW docW dockerO dockerfileS docsX documentW documentationU documentsX doesY doesna doesntj doga doingJ domY
domaina domainsX doneJ dontd doseT dotZ doubled downU downgradeW downgradedT downgradingQ downloadR downloadedP
downloaderS downloadingR downstreamW drO draftT drainW drainedP drainingN drived drivenZ driverW driversZ drivesc
dropS droppedY droppingQ dropsZ druidc dryQ dsX dslZ dsmR dsta dtT duZ dueT dummyU dumpV dumpedS dumpingN duplicatek
duplicatedh duplicatesY duplicationU durabilityY durableR durationY duringY dynamicY dynamicallyV dynamoT dynamodbT
dynatraceZ eachU eagerU earlierW earliestU earlyP ecb ecdsaY echa echoS ecosystemO ecrR ecsS edb edgeW edgesY editZ
editionW editsX effectW effectiveR effectsR effortP egZ egressc eidR eipX eitherc eksV elapsedT elasticV
elasticsearcha electS electedR electionR elementc elementsY eligibleR ellipticY elseS emailV emailsU embedU
embeddeda embeddingR emergencyb emitU emittedW emitterU emittingR emptyb emulatedR emulatorT enableX enabledP
enablementO enablingP encodec encodedW encoderf encodingW encounteredZ encryptb encryptedT encryptingU encryptionX
endU endedZ endingO endpointV endpointsR endsU enforceS enforcedS enforcementT enforcerT enforcingU engineU
enhancedR enhancementW eniR enlistY enoughX enqueueX enqueuedL enqueueingQ enqueuingN enrichmentQ enrolledU
enrollmentU ensembleR ensureW ensuringT enterN enteredW enteringK enterpriseU entitiesN entityV entriesS entropyS
entryW entrypointV enumc enumerateZ envU envelopea environmentV envoyS eofU epQ ephemeralZ epochY epollR equalZ
equalityU equalsZ equivalentS errf errbackb errnoZ errors erroredf erroringb errorsi esT escaped escapedY escapesY
escapingY esmc establishZ establishedN establishingU estimateY estimatedS estimatingS estimatorZ etaga etcV etcdV
eurekaQ evalS evalsY evaluateV evaluatedP evaluatingS evaluationQ evena eventU eventsS everT everyS everythingV
evictS evictedQ evictingP evictionT exY exactS exactlye examiningS exampleR examplesQ exca exceedk exceededk
exceedinga exceedsm exceptY exceptionk exceptionallye exceptionsa excessP excessivee exchangeU exchangesT
exchangingS excludeV excludedQ excludesT excludingI exclusionsY exclusivec execZ executableY executeZ executedR
executemanyZ executingN executionU executionsT executorX executorsR exemplarsY exhaustedj existV existanta existedT
existenceY existentb existingU existsZ exitV exitedT exitingW exitsb expb expandY expandedQ expandingY expansiona
expecth expectationsU expectedk expectingm expectsi experiencedZ experimentT experimentalS experimentsV expirationS
expireW expiredX expiresS expiringL expiryR explaina explicitN explicitlyR exploreQ exponentialZ exportX exportedR
exporterU exportingN exposed exposedO exposingQ exposureU exprZ expressionc expressionsY extW extendZ extendedS
extendingS extensionU extensionsO extentT externalV extraZ extractQ extractedF extractingM extractionS extractorO
extraneousU extrasU fabricV facetb facetsZ facilityd factorY factoryW failg failbackU failedr failingW failoverY
failsj failsafeZ failureg failuresU fakeV fallV fallbackR fallingP falseX familyc fanT fanoutU farV fastS fastifyR
fatalg faultc faultya favorU fcS fcgiY fdY featureV featuresU federatedT feeda feederU fencec fencedd fencingY
fetchR fetchedM fetcherU fetchingQ fewX fewerS fiQ fielde fieldsb fifob figureO fileY filenamea filenamesT filepathZ
filerS filesW filesizeU filesystemV filesystemsU fillN filledP filterX filteredR filteringO filtersX finalU
finalizationW finalizeZ finalizeda finalizerX finalizersY finalizingN findW findingN fineS fingerprintV finishT
finishedL finishingT finiteZ fipsS fireT firedM firehoseU firingM firmwareS firstX fita fixW fixedb fixesR fixingS
fixtureY flagY flaggedT flagsU flashU flaskR flatteningR flavorT flexU flightU flinkZ floata floatingZ floatsY
floorY flowW flowsL flushS flushableU flushedL flushingN fluxS fnY folderV followY followedY followerR followingU
followsa footera forV forbiddenh forbiddingT forbidsa forceV forcedT forcefullya forciblyS forcingP foreignZ
foreverY forgetX forgota forgottenY forkT forkedW forkingX formW formata formationP formatsU formattede formatterX
formattingW formedZ formsY formulaa forwardZ forwardedP forwarderX forwardingS foundR fourY fqdnS fractionalZ
fragmentY fragmenteda fragmentsV frameZ framesP frameworkV framingR freeN freedQ freeingW frequentlyS freshO fromU
frontendT frozenZ fsX fsyncU fulfillmentZ fullY fullyT funcb functionW functionalZ functionalityY functionsN fundsU
furtherZ fusionU futureW fuzzyY gapa garbageS gatea gatesY gatewayT gatewaysQ gatherU gatheredU gatheringR gaugeO
gavei gbU gcR gceU gcmY gcpR gcsW gelfX genS generalQ generateZ generatedN generatingR generationT generatorX
generatorsb genericX geoa geometryc getY getterU gettingV geventT ghostU giU gidW gitS giteaa githubR gitignoreR
gitlabU giveY givena givingd gkeZ globZ globalS globallyV glueQ gnuZ goV goba goesS goingO gomaxprocsT goneR googleV
goroutineU gossipN gotY gpgb gpuR grabR graceT gracefulS gracefullyU grainedZ grantS grantedQ grantingS graphV
graphitec graphqlR graphsR greaterb greenletS gridb groupU groupingX groupsV growZ growingT grpcV gssapiQ gtY
guaranteeY guaranteedT guardZ guardrailU guessU guestY guideX gvkY gvrZ gwU haW hadZ hadoopM haltU haltedb haltingS
handT handleV handledN handlerW handlersX handlingS handoffa handshakeT hangT happenZ happenedT happensW harX hardU
hardwareY harmlessO hasa hashX hashcodeT hasherY hashesU hashingY hasnte havea havingY hbR hdfsT heada headerU
headersR headingT headlessR healY healedZ healingZ healthU healthchecka healthyR healthzX heapT hearZ heartS
heartbeatS heartbeatsX heightU heldX helloS helmU helpX helperU helpersQ henceQ hereW herokuU hexY hibernateS
hiddenL hierarchicala hierarchyY highT highera highestR hijackZ hikariT hintR hintsX histogramb histogramsb
historicalU historiesT historyU hitP hitsU hiveV hmacV hmrT hnsV hocZ holdV holdabilityT holderW holdingZ holdsS
holeT homeR honoredU hookZ hooksT hopV hopsU horizona hostU hostedS hostingI hostnameU hostsS hotT hourlyU hoursT
houseZ housekeepingZ howW howeverV hpaa htmlX httpW httpsY hubP humanZ hungS hwa hybridY hyperZ iamU icebergT iconc
idX idempotencyS identY identicalb identificationU identifiedQ identifierc identifiersR identifyV identitiesT
identityT idleQ idpR idsV idxW ifV ifaceT ignoreO ignoredL ignoresS ignoringI illT illegalr illegallyc imageT
imagesV imbalanceda imdsO imgU immediateO immediatelyQ immutablef impactZ impersonateR impersonatingT impersonationS
implR implementh implementationX implementedm implementsY implicitX implicitlyS impliedS importT importedM
importingO importsZ impossiblem improperd improperlyh improveT inY inaccessibleZ inactiveU inactivityT
inappropriatee inboundO incT includeX includedU includesY includingN inclusiveU incomingS incompatiblel incompletee
inconsistenciesa inconsistencyg inconsistentk incorrectm incorrectlye increasee increasedP increasingX incrementZ
incrementalX incrementedU incrementingU indexY indexedY indexerX indexesW indexingV indicateW indicatedX indicatesW
indicatingV indicatorZ indicesR individualY individuallyY ineffectivea inetR infX inferU inferenceS inferredQ
inferringS infinitec inflateS inflightS influxc infoS informU informationR informationalR informedT informerY infosR
infraV infrastructureU ingT ingestW ingesterZ ingestingS ingressZ ingressesb inheritW inheritanceZ inheritedR
inheritsY inhibitZ iniZ initX initialU initialisationT initialisingO initializationb initializeZ initializedN
initializerT initializingQ initiallyT initiateS initiatedO initiatingN initiationT initiatorX injectR injectingP
injectionV injectorU inlineW innerV inodeU inputY inputsV insecureW insensitiveY insertc insertedW insertingT
insertionS insertsZ insidec insightsJ inspectS inspectingT inspectionb inspectorY installX installationX
installationsT installedT installerV installingL installsU instanceV instancesU instantW instantiatee instantiatedR
instantiatingT instantiationZ insteadY instructionX instructionsZ instrumentM instrumentationL instrumentingG
insufficienth intX integerd integersU integralZ integrationS integrationsb integrityW intendedU intentZ
intentionallyY interZ interactionT interactiveU interceptedL interceptorU interceptorsT interestO interestedO
interestsT interfaceW interfacesW intermediaryU intermediatec internalU internallyZ internetZ internodeU
interpolateZ interpretV interpretingS interrupedb interruptT interruptedf interruptingW interruptionW intersectionY
intervalX intervalsX interventionZ intoS intraT introducedY introspectT introspectingS introspectionW invalidq
invalidateQ invalidatedX invalidatingJ invalidationX invariantb inventoryX inverseZ investigationZ invisiblea
invitationT inviteP invocationS invokeU invokedU invokerS invokingN involveda ioU ioctle ioredisT ipS ipamU ipcU
ipipV ipsR ipsecY ipsetY iptablesS ipvsY isa isntm isoZ isolateY isolatedP isolationU issT issueZ issuedX issuerY
issuersZ issuesU issuingO itT itemX itemsY itere iterableb iteratef iteratedT iteratingZ iterationU iterationsS
iteratorY iteratorsa itsV itselfY jaasW jacksonT jarS jarsT javaU jdbcL jdkY jerseyT jetZ jiraU jitterS jksZ jmsH
jmxO jnaO jndiR jobW jobsW joinU joinedM joinersS joiningT joinsU jointS journalS jpaV jsX jsoR jsonY jsseR jtaS
jumpc jumpedQ jumpingT junka justS jvmR jwka jwksa jwtW kafkaW kbU kdcZ kdcsZ keepW keepaliveR keeperY keepingN
keptQ kerberosR kernelU kernelsP keyZ keyboardR keycloakU keyringP keysW keyspaceV keyspacesY keystoneX keystoreU
keytabX keywordh keywordsY kickstartT killU killedX killingU kindZ kinesisV kitW kmsd knowd knownU kryoY ksS kubeS
kubeconfigX kubeconfigsZ kubeletc kubernetesS kvZ kwargb kwargsZ labR labelZ labeledR labelsY lackW lackinga lacksf
lagV lambdaQ langS languageb languagesZ largeY largera lastX latchN latencyP laterZ latestV latterT launchY
launchedR launchingR layerX layersY layouth lazyR lcY ldapa leY leadV leaderS leadersQ leadershipM leadingU leafb
leakd leakedZ learnW learnerZ leaseV leasesQ leastZ leaveS leavingP ledgerW leftV leftoverV leftoversc legacyY lenX
lengthY lengthsZ lessY letZ letterU lettersV lettingT levelW levelsa libZ librariesc libraryZ libvirtY licenseV
licensesY lifeY lifecycleU lifespanQ lifetimeU lightV likeY likelyW limboS limitY limitationQ limitedY limitera
limitersR limitingS limitsY lineY lineageI linearX linesW linkc linkageT linkedR linkingN linksX lintR lintingS
linuxW listW listedW listenZ listenerX listenersR listeningN listerZ listingX listsY liteU literalb literalsX liveW
livenessR llmS loadX loadbalancerY loadedL loaderV loadingR loadsT lobU locT localS localeU localityT localizationY
localizedV locallyP locateU locatedT locationX locationsX locatorT lockT lockedY lockfileL lockingW locksX logW
loggedP loggerV loggersU loggingR logicU logicalU loginU logoutQ logsV lokib longa longerW longestU lookV lookedS
lookingP looksQ lookupR lookupsQ loopY loopbackP loopsU loseb lossa lostc lowV lowerV lowercaseU loweringU lowestS
lruW lsW lsnY luab luceneU lunT macX machineU machinesT macrob macrosZ madeR magica maile mailboxa mainX
maintainingQ maintenanceQ majorY makeZ makinga malformedm maliciousa manageX managedU managementV managerV managersU
managingX mandatoryf manifestY manifestsS manipulatedT manipulationS manualV manuallyR manyZ mapX mappedT mapperY
mappersX mappingV mappingsT markX markedS markerZ markersY markingQ marshali marshalingg marshallerZ marshallingY
maskb maskingT masksZ masterV matchV matchedT matcherZ matchersX matchesT matchingU materializeU materializingS
mathZ matrixg maxY maximumf mayT maybeR mbU mbeanS mcY mcpW mdO meW meanW meaningZ meaninglessb meansV meantZ
measureT measurementW mechanismW mediaW mediumc meetR meetsT memV memberV memberlistV membersR membershipP memcacheU
memcachedZ memoY memoryW memoryviewY memtableV mentionsa mergeV mergeableX mergedT mergerY mergingT meshR messageW
messagesT messagingU metW metaa metadataV metastoreY meterP metersU methodZ methodsV metricX metricsS mfaW miZ mibS
micrometerT microsoftY midT middlewareV mightS migrateX migratedN migratingN migrationT migrationsU migratorT
milestoneX millisT millisecondsV millsU mimeV minX mineZ miniR minifyb minimalc minimuma minioZ minorW minuteW
minutesT mirrord mirroredU mirroringP mirrorsa misY misbehavingZ miscQ misconfiguredb mismatchl mismatchedi
mismatchingX misplacedY missL missede missesX missingl mistakeX mixY mixedb mkP mkdirY mla mmapY mmappedZ mobileZ
mockV modS modalZ modeV modelU modelsb modesX modifiableY modificationU modificationsT modifiedT modifiersb modifyb
modifyingO modularU moduleW modulesc momentS mongoc mongodbY monitorS monitoredT monitoringQ monotonicallyY monthZ
monthlyS morea mostZ mounte mountedY mountingR mountpointV mountsZ moveX movedX moverU movingP mqY mqttZ mrS msU
msgW msgsU mskZ mssqlW mtimeT muchU multiZ multicastT multilineT multipartZ multipathT multiplek multithreada musty
mutableX mutatea mutatedT mutatingX mutationb mutationsV mutualS mutuallyd muxb mxa myU mysqlT nad nackS nacosY
nameZ namedc namedtupleT namesX namespaceY namespacedX namespacesZ namingV nanoY nanosY nasV natW nativeU natsW
naturalS ndY nearS necessaryU needY neededR needingT needsi negativej negotiateU negotiatedU negotiationR neighborZ
neithere nestU nestedc nestingZ netW netfilterZ netlinkV netmaskZ netnsU netstatsZ nettyR networkY networkingT
networksZ neutronX neverh newP newerW newlineZ newlyS nextT nfsZ nftd nftablesV nginxV nicX niceU nilo nioY nnX noe
nodeT nodejsT nodesS nomadX none noncee nonec nonemptyX nonexistentW nonsensicalZ nonzeroZ noopX nore normalT
normalizationQ normalizeR normalizedR normalizingP normallyO notl noteP notesS nothingQ noticeW noticesb
notificationQ notificationsU notifiedL notifierR notifyU notifyingO nowR npec npmP nrQ nsY nullh nullableU nullsZ
numW numaS numberY numbersb numericc numericalb numpyW nvS nvidiaU nxT oauthW objZ objecta objectsa observationc
observedM observerP observersU observingW obsoleteV obtainX obtainedO obtainingS occupiedb occurS occuredX occurredY
occursU ocia ocspR octetU odda ofX offW offerT offeredU offeringT offersT offheapU officeP officiallyT offlinea
offloadd offsetY offsetsU oidZ oidcT okK oldU olderT oldestW omitc omittingQ onU onboardingJ onceZ oneZ onesY
ongoingV onlineS onlyl oome oooY opS openY openedM openingV opensY opensearchb opentelemetryR operanda operateV
operatingR operationb operationalR operationsU operatorb operatorsZ opsV optY optimalU optimisticR optimizationW
optimizeT optimizedR optimizerU optimizingR optionb optionalU optionallyU optionsZ optsX ora oracleW orderY
orderingW ordinalZ orgc organizationb origY originT originalQ originatingT originsR orphanV orphanedT osQ osgiT ossT
otelS otherW othersV otherwiseW otlpd ourS oursU outZ outboundP outboxY outcomeO outdatedW outerV outgoingP outlierY
outliersT outputY outputsT outsideh outstandingY overX overallU overflowj overflowedd overflowsc overheadZ overlape
overlappingb overlapsa overlayU overloadX overloadedY overriddenW overrideU overridesT overridingP oversizedY
overviewU overwritec overwritingQ overwrittenU ownZ ownedT ownerZ ownersZ ownershipY ownsa paK packb packageS
packagedR packagesT packedV packetR packetsN padV paddingY pageU pagerY pagesT paginationa pagingS paidT pairT
pairingT pairsY pandasR panelV panics panickedf parallelT parallelismR paramY parameterZ parametersV paramsV parentU
parenthesesZ parentsU parityX parquetZ parseZ parseableT parsedL parserU parsersZ parsingX partb partialW partiallyR
participantT participantsZ participatingU partitionT partitionedY partitionerS partitionsU partsU partyT passa
passedV passingQ passphraseZ passthroughV passwordb passwordsa pastc pasteQ patchY patchedS patchesZ patchingR pathX
pathsS patternZ patternsT pauseU pausedQ pausingN payloadV paymenta pbZ pcT peekV peekingS peerR peersN pema
penaltyT pendingS perY percentU percentageT percentileY perfa performR performanceZ performedQ performingL perhapsZ
periodV periodicS permO permanentb permanentlyZ permissionZ permissionsT permitU permitsR permittedb permittingS
permsP persista persistedQ persistenceR persistentS persisterS persistingO personT pgO phaseS phiU phraseb phrasesY
physicalU pib pickW pickedZ pickingL pickleW pidU pidfileW pinZ pingQ pingerR pingingU pinningW pinsY pipU pipec
pipelineW pipesT pivotY pkcsY pkgT pkiX placeT placeholderZ placeholdersY placementT placesa placingR plainW
plaintextY planY plannedX plannerZ planningV plansV platformT platformsV playbackU playingU pleasei plsZ pluggedT
pluginX pluginsS pluralY plusb poc podY podsX poetryW pointW pointerZ pointingY pointsW polarsT policiesU policyW
pollM polledS pollingU polygonY polymorphicc pongR poolW pooledT poolsZ popU populateV populatedT populatingS
populatora portW portablea portalV portsa posX positionW positionalb positionedY positionsZ positived posixS
possibleV possiblyW postT postgreU postgresV postgresqlY postinga postingsd postponedT postponingT postsS potentialX
potentiallyX powera poweredV pprofU prL preS preallocatedS prebuiltZ precedenceY precisionZ precomputedT
preconditionN predefinedU predicateV predictS predictionT preemptedY preemptiveX preemptivelyS preferenceU
preferredV prefetchT prefetchedS prefetchingS prefixa prefixedS prefixesR preflightS preloadU preloadedS prematureY
prematurelyZ preparationY prepareT preparedQ preparingN preprocessingT presentT presentedS preserveN preservingT
presetS presignedZ pressS pressureS prevU preventY preventingZ previewS previousX previouslyW priT pricesY primaryT
primingT primitivec principalT printT printerQ printingU priorb priorityT privZ privacyT privateY privilegeV
privilegedZ privilegesW proY probablyT probeU probedU proberZ probesY probingO problemk problemsc procb procedureT
proceedc proceedingM processW processedN processesW processingR processorT processorsW produceV producedW producerU
producersZ producingT productU productionN productsX profileS profilerW profilesR profilingV progb programd
programmaticZ programmedK programminga programsY progressS progressingT prohibitedg projectR projectsU promU
prometheusU promiseU promisedT promoteV promotedR promotingO promotionW promptL promptingR promptsP proofW
propagatingQ propagationR properY properlyZ propertiesU propertyV proposalT proposeda proposingT protectU protectedd
protectionX protod protobufb protocola protocolsV prototypeQ provideh providedb providerW providersa providesZ
provisionedU provisioningc proxiesU proxyS proxyingR pruneW prunedN prunerS pruningR psL pseudoU ptrY ptyT pubV
pubkeyW publicY publicationZ publishT publishedL publisherR publishersT publishingO pubsubY pulla pulledS pullingL
purgeQ purgedR purgingM purposeS pushV pushdownU pushedU pushingS putW putsT puttingO pvQ pvcQ pxS pyY pydanticZ
pymongoZ pyprojectS pythona qdiscd qoS qosT qpsU qsW qualifiedc qualifierZ qualityU quantileY quantilesZ
quarantinedU quarantiningT queriedR querierY queriesX queryW queryableY queryingQ querystringY queueT queuedL
queueingO queuesX queuingS quicS quickT quittingX quorumU quotaY quotasR quoteb quotedS quotesV quotingT rabbitU
raceQ rackY raftX raiseV raisedc raisingU ramV ranU randomT rangeZ rangesW rateZ ratelimitT ratesY ratherX ratioT
rawW rbacW rcc rcodeZ rcvdT rdS rdataP rdsS reU reachX reachableR reachedY reachesT reachingT reactionU reactiveY
reactorZ readV readableT readerc readersU readinessa readingV readmeS readonlyU readyQ realW reallyc realmW
realtimeN reapT reapedP reapingR reasonW reasonsU reassignU reassigningU reattachingU reattemptingS reauthU
reauthenticatingS rebalanceS rebalancingO rebaseT rebasingO rebootU rebuildV rebuildingQ rebuiltR recalculatingU
receiptsY receiveW receivedQ receiverT receiversU receivesP receivingQ recentV recentlyV recipientW recipientsV
reclaimingR recognizea recognizedZ recommendY recommendationa recommendationsa recommendedT recomputeU reconcileO
reconciledP reconcilerS reconciliationV reconcilingN reconfigY reconfigurationW reconfiguringS reconnectQ
reconnectedK reconnectingP reconnectionU reconnectorT reconstructU reconstructedU recordW recordedU recorderc
recordingN recordsY recoverT recoverableZ recoveredO recovererY recoveringO recoveryR recreateX recreatedV
recreatingO recurringS recursiona recursived recvK recycleT recycledU recyclingR redQ redactX redactedR redactionL
redeliveredT redeliveryT redeploya redirectV redirectingL redirectionb redirectsU redisZ redshiftQ reduceS reducedR
reducerV reducingQ redundancyV redundantS reentrantY reestablishU refa refcounta referY referencea referencedY
referencesY referredW refersc reflecta reflectionQ reflectiveY refreshS refreshedO refreshingN refsT refusea
refusedg refusinga regW regeneratea regeneratedR regeneratingS regenerationT regexX regexpf regionR regionalO
regionsV registerS registeredT registeringJ registersT registrationT registrationsa registriesU registryQ regularW
reindexU rejectU rejecteda rejectingU rejectionV rejoina rejoiningR relY relabelY relabelinga relatedV relationY
relationsU relationshipb relativeX relayZ releaseT releasedP releasesQ releasingM relevantQ reliableU relicX reloadW
reloadedO reloadingK relocateS relocationZ relyT relyingU remainS remainedZ remainingP remainsU remapQ remappedT
remappingS remediationO rememberR reminderU remoteU remotelyO remotesZ remotingZ remountZ removalU removeV removedS
removingM renamee renamedS renamesU renamingS renderc renderedX renderingP renegotiationU renewV renewalU renewedP
renewingT reopeningT repairX repairedT repairingP repartitionU repeatb repeatedc repeatedlyb replO replaceY
replacedR replacementZ replacingN replayY replayedO replayingP replicaZ replicasT replicateW replicatedS
replicatingU replicationV replicatorV repliedZ repliesU replyU replyingP repoa reportS reportedV reporterU
reportersT reportingR reportsS reposX repositoriesR repositoryX reprZ representationc representingU reprocessingU
reqQ requestT requestedU requesterU requestingN requestorQ requestsU requeueU requeueingT requeuingW requirel
requiredg requirementW requirementsT requires_ requiringS rerunY rerunningT resL reschedulingL rescueY resendV
resendingP reservationZ reservationsV reserveW reservedg reservingS resetY resettingP resizeW resizedT resizingS
resolutionO resolutionsZ resolvableY resolveW resolvedO resolverX resolversT resolvesY resolvingJ resourceX
resourcesX respZ respondS respondedQ responderR respondingL responseT responsesS responsiveb restS restartV
restartableU restartedW restartingO restorationS restoreW restoredK restoringM restrictedZ restrictingU
restrictionsY resubmittingR resultU resultedU resultingY resultsX resumeS resumedP resumingL resumptionM resyncU
retS retainY retainingT retentionS rethrowingP retireQ retiredS retiringR retriableQ retriedR retriesd retrievalU
retrieveS retrievedL retrievingR retryU retryableP retryingM returnT returncodeZ returnedc returningB returnsW
reusableO reuseP reusedU reuseporta reusingK revZ revalidationS reverseU revertU revertedQ revertingQ reviewZ
reviewerU revisionS revisionsX revocationT revocationsQ revokeY revokedY revokingP rewindT rewindingY rewrited
rewritingU rewrittenQ rfa rfcY richT rightX ringW riskU rmiY robinT robotU robotsT rocketa rocksU roleU rolesT rollU
rollbackV rollbackingS rolledc rollingQ rolloutM rolloverU rollupZ roomW roomsY rootZ rootfsa rootsT rotatedO
rotatingR rotationS roundT roundingS routeZ routedY routerY routersZ routesU routineR routingU rowa rowsS rpV rpcY
rsV rsac rspY rstS rtZ rttW ruleX rulesT rulesetU runY runcY runnerb runningT runsV runtimeV runtimesT rvU rwb safeM
safelyV safetyZ saltZ samea samlR sampleU samplerS samplesX samplingP sanh sandboxd sanitizedR sanitizingO sanitya
sasY saslW satisfiedT satisfyZ savec savedL savepointY savingS sawS sayingT saysZ scalaR scalarb scaleS scaledW
scalera scalingQ scanS scannedS scannerY scanningN scenarioZ scheduleV scheduledP schedulerV schedulersY schedulesZ
schedulingM schemaU schemasU schemed schemesV scopea scopeda scopesQ scoreQ scoredS scoresR scoringT scpR scrama
scrapef scrapedU scraperd scrapingT screenT screenshotY scriptb scriptingT scriptsW scrollU scrollablea scsiV sdY
sdkQ seU searchT searchableY searcherW searchingM secY seccompa secondR secondaryU secondsX secretZ secretsX secsU
sectiona sectionsX secureS securityU seeb seedT seedingT seeingY seeka seekerZ seekingT seemZ seemsW seenV segmentV
segmentationb segmentsP selectZ selectablea selectedO selectingM selectionW selectorX selectorsV selectsT selfT
semanticS semaphorea semverT sendT senderT sendingN sendsU senseZ sensitiveU sensorU sentM sentinela separateT
separatedV separatorc seqU seqnoU sequencea sequentialY serdeZ serialO serializablea serializationZ serializeZ
serializedY serializerY serializingU seriesb seriousZ serveW servedT serverX serverlessR serversU serviceV
serviceaccountc servicesY servingQ servletV sesV sessionU sessionsP setW setsZ setsockoptZ setterS settingR
settingsU settledR setupV sfZ sftpa shaT shadedS shadowW shallY shallowa shardP shardingY shardsO shareW sharedZ
sharesb sharingU shellU shimZ shippeda shippingT shortc shortcutY shortenedS shotT shouldh shouldntg shouldveZ
showingQ shrinkingU shuffleS shutS shutdownS shutdownsa shuttingS siblingR sidW sideY sidecarW sigZ sighupU sigintT
sigkillZ signX signalS signaledT signalingU signalledS signallingT signalsU signatureW signaturesS signedX signerb
significantY signingW sigtermR silenceb silentR silentlyQ sillyU similarZ similarityY simpleT simplyS simulatingT
simultaneouslyX sinceM singleU singletonV singularY sinkY sinksR siteV sitemapT sitesU situationa sizeW sizesY skewY
skillf skillsO skipN skippedO skippingE slaQ slackZ slashX slaveW sleepS sleepingL sliceV slicesW slidingZ slotV
slotsW slowQ slugc smallW smallerX smallintZ smartR smtpb snapX snappyY snapshotT snapshotsb snapshottera
snapshottingS sniU snippete snitchb snpY soO soaV sockS socketX socketsX softN softwareb solicitedZ solrW someU
somehowc someoneQ somethingb sonY soonY sorryY sortW sortedU sorterY sortingQ soundY sourceW sourcesU spaceb spacesS
spanM spannera spansP sparkU spatialY spawnU spawnedR spawningP specV specialZ specificT specificationZ specifiedb
specifierT specifiesd specifyk specifyingX specsS speculativeU speedV sphereW spiU spillY spillingR splitS splitsY
splittingQ splunkZ spreadb springT sqW sqlV sqlalchemya sqliteT sqsV squashZ squasheda srcX srvT ssS ssed sshW sslT
ssoT sspiT stU stabilityT stableP stackT stackdriverY stacksT stacktraceX stageT stagesR stagingT staleZ stalleda
stampW standaloneT standarda standbyS stanzaU stapleW starT startW startedJ startingI startsV starttlsa startupU
statX stateV statefulW statelessU statementX statementsV statesR statfsT staticY statisticU statisticsJ statsR
statusV statusesY stayingT stdW stderrY stdind stdoutV stealU stealingT stepW steppingT stepsX stickinessZ stickyZ
stillY stmtY stopV stoppedR stoppingO stopsU storX storageV storeX storedU storesS storingQ stra strategicZ
strategiesX strategyV streamX streamera streamingU streamsd strictZ strictlyY stringa stringifyP stringsX stripZ
stripeX strippingU stronglyZ structc structureb structuredS structuresY stsW stubT stuckV studioU stuffZ styleV subU
subclasse subclassesc subcommandZ subfolderZ subjectX submissionV submitX submittedT submittingO submoduleT subnetW
subpathZ subprocessb subqueriesU subqueryZ subresourceY subscribeT subscribedP subscriberT subscribingP subscriptY
subscriptionW subscriptionsS subsetV substringY subsystemW subtractionZ subtypeZ succeedS succeededG successK
successfulL successfullyC suche sudoS sufficientR sufficientlyT suffixb suggestU suggestedT suggestionZ suitableX
suiteW suitesY sumZ summariesT summaryO sunP superT supersededT superuserU supervisorU supervisordT suppliedZ
supplierZ supplyX supplyingY supporta supportede supportingT supportsb supposedc suppressS suppressedR suppressingM
suppressionU suppressionsT sureY surrogateY surveyT suspectQ suspectedV suspendO suspendedV suspendingN suspensionU
svY svcU svgY swaggerX swallowingT swapT swappedT swappingT swarma sweepY sweepingS swiftY switchW switchedS
switchingR symbolf symbolicY symbolsa symlinkY symlinksV syncU syncedM syncerT synchronizationN synchronizeX
synchronizedU synchronizingQ synchronousU syncingU syncsU synonymsT syntaxd synthesizingR sysV sysctlT sysfsU
systemY systemdT systemsZ tabP tableW tablesV tabletS tagY taggedU taggingV tagsX tailb tailera tailingY taintsY
takeX takenW takesi takingS talkU talkingT tarb tarballY targetX targetsY taskV tasksT tce tcpS teamd teamse
teardownT tearingS telegramc telemetryL tellb tellingR tempX temperatureU templateX templatesR temporarilya
temporaryW tenantX tenantsX termT terminalV terminateV terminatedW terminatingV terminationV terminatorY termsY
terraformR testZ testedV testingY testsZ textZ tfT tgtS thZ thang thatW thatsY theX theirW themU themeU thenW thereT
thereforeR theresT theseQ theyV thinga thirdY thisX thoseZ thoughZ threadT threadedY threadpoolU threadsT
threadsafeY threea thresholdT thresholdsZ threwe thriftZ throttleT throttledS throttlingT throughS throughputN
throwZ throwableg throwingL thrownV throwsU thumbnailM thumbprintV thusQ tickU tickerR ticketQ ticketsT tidc
tidyingU tierW tieredZ tiersV tillQ timeW timedc timedouta timelineS timeoutd timeoutsS timerV timersS timesW
timeseriesb timestampX timestampsX timezoneZ timingV tinyintZ tipU titleW tlsa tlvZ tmS tmpY toT todoa togetherc
toggleY tokenU tokenizerZ tokensR toldR tolerateZ tolerateda tombstoneV tombstonesW tomcata tomlV took tookO toolQ
toolingY toolsQ topY topicW topicsV topologyR tosS totalP touchY touchedT touchingO towardsR tpcU tpmU traceQ
tracebackZ traceparentS tracerW tracesR tracestateT tracingR trackT trackedZ trackerY trackingR trafficN trailerT
trailersN trailinge trainingV traitV traitsU transZ transactionT transactionalW transactionsU transferS transferredT
transferringR transfersU transformZ transformationS transformationsT transformedR transformerX transformingS
transformsa transientT transitU transitionW transitionedY transitioningT translateU translatedU translatingR
translationW translationsS translatorT transmissionS transportZ transporterT transportse traversald traversingS
treatedY treatingR treea trialW trieZ triedd triesa triggerV triggeredO triggeringK triggersT trimV trimmingR
tripperY troubled troubleshootinga trueZ truncateS truncatedW truncatingV truncationW trustV trustingT truststoreP
tryc tryingR tsX tsdbY tsigS ttT ttlY tuningO tunnelR tupleX tuplesU turnW turnedV turningO twiceh twon txU txidR
txna txsY txtT typeb typedU typesY typicallyP typingU tzinfoY udevS udfa udpQ uiM uidX ulimitS umountY unT unablei
unacceptableZ unassignU unassignedV unauthenticatedT unauthorizedf unavailabled unbalancedb unbindP unbindingS
unblockU unblockedR unblockingT unboundU unboundedZ uncaughtf uncertainZ unchangedL uncleanb unclosedg uncommittedX
uncompletedZ uncompressedU unconfiguredT unconnecteda unconsumeda undefinedk undeployU undeployedS underU underflowc
underlyingZ underneathR underscoresX undoW unescapeZ unexpectb unexpectedm unexpectedlyo unformattedc unhandledh
unhashablea unhealthyb unicoded unidentifiedb unifiedY unimplementedn uninitializedX uninstallS uninstalledR
uninstallinga unionb uniqueY uniquenessY unitV unitsU unityS universalY unixb unknowc unknownn unkownZ unlessW
unlikelyY unlimitedR unlinkT unlinkingT unloadS unloadedQ unloadingP unlockV unlockedT unlockingV unmanagedY
unmappedb unmarshale unmarshalingd unmarshallW unmarshallinga unmatchedb unmodifiablea unmodifiedU unmountY
unmountingV unnamedY unnecessaryW unopenedZ unorderedZ unpackY unparsablee unparseableY unparsedT unprivilegedY
unprotectedU unpublishingR unqualifiedT unquoteZ unquotedU unreachablec unreadU unreadablea unrecognisedi
unrecognizedl unrecoverableb unregisterR unregisteredU unregisteringO unrelatedT unreservea unresolvableZ
unresolveda unresponsiveU unsafec unsavedQ unseenb unsete unsettingT unsigneda unsolicitedg unsortedZ unspecifiedf
unstableU unstructuredW unsubU unsubscribeQ unsubscribedO unsubscribingW unsuccessfulc unsupportedo unsured untarZ
unterminatedb untilT untrackeda untrustedY unusableb unusedY unverifieda unwrapP unwrappingQ unzipQ unzippingT upT
updateT updatedI updatere updatesQ updatingN upgradeP upgradedQ upgradesQ upgradingR uploadX uploadedN uploadingP
uploadsX uponZ upperW uppercaseU upsertV upsertedS upsertingT upstreamW upstreamsY uptimeS urT uriU urisR urlV urlsR
usS usageR usagesY usbR usea usedU userU userinfoW usernameU usersV usesZ usingL usuallyW utcU utfZ utilU utilityY
utilizationR utilizingS utilsS uuiT uuidY uuidsY uvM uvloopU vacuumT valY valide validateR validatedN validatingR
validationU validatorV validatorsS validityS valueY valuedZ valuesa valveX varY variableZ variablesS variantd
varinta varsW vaultV vectorc vectorsT vendorU verT verba verboseY verificationQ verifiedO verifierV verifyR
verifyingQ versionU versioneda versioningV versionsT vertexX verticesY veryb vethY vfsd vhdY viaO videoY viewV
viewerT viewsU violatedd violatesc violationj violationsZ vipV virtualZ virtualenvU visibilityX visibleS visitS
visitedS visitingU visitora vmV vniV voidZ volS volumeV volumesX voteR votedU voterS votersa votesS votingY vsX vxU
vxlanW waitY waitedX waiterU waitingR wakeS wakeupQ wakingR walU walkb walletS wanb wantZ wantedb wantsQ warW
warehouseV warmR warmingT warmupV warnX warningO warningsR wasc wasmZ wasntb watchR watchdogT watchedX watcherV
watchersa watchesc watchingO waterV watermarkT wayW weU webU webdriverc webhookZ webhooksa webpackT webserverU
websocketS weekZ weightX weightedU weightsT welcomeN wellU wentd wereW whatU wheelT wheng whereZ whereasa whetherW
whichW whileh whilsth whitelistedU whitespaceV whoS wholeT whoseU wideZ widgetV widthb wildcardZ willK windowR
windowsP wipeZ wipingU wireY wireguardJ wishY withW withina withoutg witnessX wktX wokeS wokenT wontT wordV wordsY
workX workedZ workerV workersT workflowZ workflowsZ workingU workloadW worksb workspaceY workspacesX worldZ wouldZ
wrU wrapS wrappedU wrapperV wrappersa wrappingM writableT writeY writeableV writerX writersU writesU writingS
writtenR wrongt wroteT wsZ wsgiZ wwwZ xaX xidX xmlT xxU xxxb yamlR yarnN yeara yearsa yetQ yieldX yieldedZ ymlQ youb
youllZ youngT yourW yourec yourselfZ youved zerof zfsU zipc zkX znodesa zombieY zoneW zonesT zooX zookeeperT zstdY`,
  pairs: `
001003Z00100ES00100JX00100MZ00100NR00100UQ00100VU00100XU00100ZO00100aO00100cX00100lY00100sU00100vR00100-b001010N
001011N001015b001016Z001017U001018T001019O00101AP00101CU00101DN00101ET00101JZ00101LU00101MG00101NK00101Ta00101aS
00101kZ00101sS00101xZ00102Ab00102Da00102GZ00102Lb00102RT00102TZ00102UP00102VQ00102YY00102bU00102cR00102iY00102jT
00102lY00102mT00102uc00102zU00102_Y001031O00103CZ00103GQ00103Ia00103LT00103QU00103UU00103VV00103YO00103ZT00103bU
00103ec00103gP00103hR00103kO00103qa00103sZ00103uR00103ya00103-Y00103_S001044b001049U00104BY00104DZ00104FV00104GS
00104IZ00104Lb00104MY00104OU00104QT00104SO00104VT00104Ya00104bZ00104dY00104eS00104fa00104gQ00104ie00104nS00104oU
00104pY00104sb00104tZ00104uS00104vd00104ya00104zU00104_T001050U001052X001053Q001054S001055R001056R001057M00105Aa
00105BV00105ET00105FR00105HS00105JU00105KP00105LT00105QR00105RR00105UT00105YR00105ZS00105eU00105hU00105kR00105lZ
00105mT00105oS00105un00105-Y001067Y001068a00106BT00106DT00106ET00106GX00106HT00106KR00106Mb00106QR00106UO00106VK
00106WP00106lQ00106tT00106uN00106xT00106yT001072Z001074Z001075e001077U001078T001079V00107BY00107GS00107IT00107SR
00107UY00107XO00107bT00107dT00107jO00107oS00107tR00107uc001080X001084a001088i001089S00108AR00108CX00108DR00108FY
00108KZ00108SQ00108Wa00108XR00108ZR00108aU00108cS00108eV00108ga00108hR00108iX00108kY00108mT00108nX00108pU00108qY
00108sK00108vd00108xa00108yY00108zP00108-a00108_R001090T001093j001095m001097b001099Z00109DQ00109EQ00109GS00109KP
00109MT00109NT00109Sb00109UZ00109Ya00109ia00109rS00109wP00109xZ00109-a0010A3a0010A4O0010A8P0010A9Y0010AAT0010AHR
0010AKV0010ALS0010ANI0010APV0010AQT0010ASd0010AUV0010AWZ0010AaT0010AeY0010AkZ0010AmT0010Ang0010Asc0010A_Z0010B0J
0010B2N0010B4Y0010B5U0010B6N0010B7M0010B8S0010BAV0010BFY0010BHT0010BIX0010BJO0010BLR0010BNX0010BUO0010BYV0010BcT
0010BkQ0010BlT0010BmR0010BnY0010BoU0010BpZ0010ByY0010C8S0010CBZ0010CCQ0010CER0010CFa0010CIZ0010CLR0010CMP0010CNR
0010CPU0010CWR0010CeS0010Cfb0010CgU0010ChH0010ClM0010CmT0010CoZ0010CuT0010CvY0010CwY0010CxO0010C-Y0010D1T0010D2f
0010D5b0010D6T0010D9R0010DDS0010DGT0010DHR0010DIL0010DJa0010DOZ0010DQe0010DTV0010DUI0010DVM0010DWa0010DZY0010DbT
0010DeT0010DfZ0010DgZ0010DoS0010DpS0010Dwb0010DxQ0010DyT0010E1c0010E4U0010E5Y0010E7c0010ECS0010EDZ0010EIU0010ELX
0010EMZ0010ENR0010EPR0010EQa0010EZQ0010EbV0010EcP0010Edd0010Egb0010Emg0010Enc0010Epd0010EqT0010ErZ0010Esh0010Etd
0010EwZ0010F1M0010F3c0010F6e0010FBY0010FDb0010FE90010FGR0010FQY0010FTZ0010FWY0010FZY0010FbT0010FfT0010FlT0010FmT
0010Fqb0010FrS0010Fwa0010Fxb0010FzZ0010F-S0010G0a0010G3b0010G6X0010G7V0010G9S0010GFb0010GGT0010GJb0010GOd0010GPa
0010GST0010GTU0010GVS0010GWO0010GXa0010GZd0010Gea0010GhT0010Gja0010Gsg0010Gvd0010H3a0010H6U0010H8S0010H9T0010HCZ
0010HDS0010HJP0010HTb0010HVU0010HWR0010HYR0010HaU0010HcG0010HdG0010HkQ0010HlR0010Hmc0010HoT0010HqR0010HrS0010Htb
0010Hxa0010HyS0010I0Y0010I2T0010I3Z0010I4Y0010ILU0010IOa0010IPZ0010IRY0010ISb0010ITS0010IVP0010IXU0010Ibb0010IdT
0010IeQ0010IfM0010IiV0010ImZ0010InZ0010IoR0010IpS0010IrR0010ItN0010IuR0010I-d0010J1T0010J3T0010JBb0010JGO0010JHY
0010JOf0010JRT0010JXN0010JYS0010JbS0010Jec0010JgY0010JhP0010JiU0010JjN0010JoS0010Jpa0010JqK0010JrX0010JsY0010JtO
0010JxP0010JzR0010J-Z0010J_Y0010K0a0010K2S0010K4T0010K6N0010KAS0010KBP0010KFV0010KQT0010KRa0010KSf0010KTX0010KUZ
0010KWS0010KYZ0010KbT0010Kda0010KfN0010KhY0010KjN0010Kkb0010KnZ0010KtN0010Kua0010KvI0010KxT0010K_S0010L0c0010L2V
0010L6J0010L7P0010LAN0010LEZ0010LIZ0010LJY0010LLR0010LMo0010LNb0010LRa0010LTc0010LUZ0010LVS0010LWU0010LZY0010LdZ
0010LgO0010LmZ0010LsU0010Lza0010M4Y0010M5R0010MAa0010MDZ0010MGa0010MHS0010MJQ0010MKn0010MNZ0010MOG0010MQK0010MRe
0010MSS0010MUa0010MZZ0010MaR0010McO0010MdX0010Mld0010MnT0010MsQ0010MtQ0010MuR0010MzR0010M-R0010M_Q0010N0T0010N1Q
0010N3Q0010N4Y0010N7T0010N9T0010NDU0010NEU0010NFZ0010NIU0010NOa0010NRm0010NUi0010NcS0010NdS0010NgT0010Nkc0010NlT
0010Noc0010NqR0010NrZ0010NtY0010NuZ0010NyT0010NzT0010N-P0010O0a0010O2Y0010O3S0010O7Y0010O8Z0010OCh0010OGb0010OHb
0010OLU0010ONJ0010OTP0010OVF0010OWU0010Obb0010OhX0010OjS0010OkU0010OoZ0010OpU0010OqY0010Osf0010Our0010Ovi0010Oyb
0010OzQ0010O_b0010P0Z0010P1S0010P2T0010P3O0010P6a0010P7S0010P8S0010PAT0010PBR0010PDO0010PFS0010PGR0010PJV0010PLT
0010PMS0010PNU0010POU0010PPe0010PQS0010PSS0010PTd0010PUU0010PVN0010PWT0010Phe0010Pjf0010PkP0010PlT0010Poj0010PqY
0010Ptc0010P_i0010Q5b0010Q8S0010QBZ0010QEZ0010QFM0010QGU0010QHN0010QLc0010QMY0010QPa0010QQZ0010QUU0010QWU0010QYZ
0010QaS0010QbS0010QcP0010QeP0010QkU0010Qlf0010QmY0010QpO0010Qq90010QrU0010QuR0010QyR0010QzS0010Q_R0010R0U0010R2Q
0010R6U0010R9R0010REb0010RIU0010RMQ0010RNP0010RPd0010RXZ0010RbU0010RcY0010RfR0010RgU0010RiT0010RmT0010RoT0010RpX
0010RyT0010R_P0010S0Q0010SBU0010SCT0010SDS0010SGe0010SJU0010SMI0010SNa0010SPa0010SSO0010SWb0010SYZ0010SZU0010SgS
0010Sib0010SkT0010SnU0010SoS0010SsV0010StK0010SuS0010SwS0010SyZ0010SzZ0010S_b0010T1X0010T6a0010T7S0010T8U0010TAY
0010TCX0010TFa0010TGV0010TKS0010TNL0010TSR0010TTQ0010TYT0010TZS0010TcT0010TdU0010TeS0010TlX0010TnT0010TqR0010TrS
0010U2b0010U3S0010U6R0010U8M0010U9O0010UAZ0010UCG0010UER0010UOb0010UZX0010UaY0010UdZ0010UgZ0010UjT0010UkR0010UnS
0010UrQ0010UxS0010UzZ0010U_T0010V7Y0010V9b0010VEZ0010VLQ0010VRZ0010VYa0010VbZ0010VcT0010VmY0010VnP0010VuU0010Vwa
0010VxT0010W1e0010WCQ0010WDU0010WFT0010WHm0010WIb0010WJb0010WMP0010WQb0010WeR0010WfJ0010Whh0010Wie0010Wjb0010WlV
0010WmS0010Wpe0010WqS0010WvM0010WxQ0010Wyk0010Wzd0010X0f0010X1l0010X2Z0010X3Z0010X5S0010X7Q0010X8T0010X9T0010XAX
0010XCU0010XEY0010XKb0010XOT0010XTT0010XiS0010XjZ0010XtY0010XuV0010XwN0010XyP0010XzE0010X-S0010X_G0010Y1T0010Y2T
0010Y3L0010Y6U0010Y7N0010YAZ0010YDa0010YHb0010YJS0010YMT0010YPU0010YST0010YTZ0010YVQ0010YXU0010YZV0010YdS0010YeR
0010Ymg0010Yoa0010YrU0010YtZ0010Y-N0010Z4Z0010Z7S0010Z8f0010ZES0010ZGa0010ZHg0010ZIb0010ZLc0010ZTO0010ZUm0010ZVT
0010ZXO0010ZaY0010ZhY0010ZiM0010ZkM0010Zmb0010ZpV0010Zwb0010Zyb0010a3a0010a7T0010a9d0010aAT0010aBZ0010aEa0010aGU
0010aHa0010aJY0010aLZ0010aNS0010aPS0010aRP0010aSR0010aTS0010aVU0010aZZ0010aaY0010aca0010adX0010afR0010agS0010aiT
0010apd0010arU0010asZ0010axT0010a_V0010b3T0010b6Q0010b8R0010b9a0010bBX0010bFY0010bIT0010bQQ0010bUb0010bXZ0010bcY
0010bdU0010bee0010biX0010bvP0010bxS0010bzV0010c1U0010c7V0010cCZ0010cEY0010cGa0010cJU0010cMU0010cNP0010cPT0010cSZ
0010cUY0010cWS0010cbf0010cda0010cga0010chR0010ckY0010cwT0010cyX0010d0Z0010d3S0010d6T0010d7Z0010d8Y0010d9S0010dAb
0010dBd0010dCa0010dDO0010dFR0010dMU0010dNc0010dPC0010dQZ0010dRS0010dVY0010dcS0010ddX0010dfU0010dgY0010dha0010djS
0010dmS0010dnb0010dpN0010drT0010dsY0010dtS0010duT0010d_N0010e0U0010e1Z0010e3b0010e8d0010e9Y0010eKZ0010eLY0010eQZ
0010eRc0010eTU0010eXY0010eYV0010eZg0010eeZ0010eiZ0010emS0010epZ0010eqS0010etU0010evZ0010ewL0010ezN0010e-d0010e_d
0010f1a0010f2Z0010f5a0010f6S0010f7N0010fBR0010fGa0010fHc0010fJM0010fNY0010fXY0010fYX0010fdY0010fgc0010fkY0010foR
0010fqS0010fsS0010ftS0010fuY0010fyU0010fzY0010g1a0010g3Q0010g4Y0010g5Y0010gBa0010gDU0010gEO0010gFI0010gGY0010gHR
0010gOX0010gTb0010gge0010ghd0010gia0010gnm0010gsZ0010guZ0010gxY0010g_Z0010h0a0010hAa0010hDZ0010hHR0010hLZ0010hNV
0010hPR0010hSY0010hTT0010hVV0010hXZ0010hac0010hgZ0010hjY0010hlf0010hne0010hwa0010hyQ0010h-Z0010h_a0010i0Y0010i1X
0010i2b0010i6Z0010iCT0010iDY0010iET0010iJe0010iNg0010iSZ0010iUb0010iWU0010icT0010ide0010igX0010iiU0010imX0010inU
0010iqT0010itg0010iwe0010ixZ0010izQ0010i_d0010j0a0010j1b0010jBT0010jCS0010jFS0010jHa0010jOU0010jPL0010jQR0010jRb
0010jSQ0010jVi0010jYX0010jaU0010jjY0010jkd0010jnP0010jqT0010jtS0010juS0010j-Y0010j_T0010k1Z0010kCe0010kDZ0010kEY
0010kGX0010kIS0010kMQ0010kNU0010kOS0010kQX0010kTR0010kUm0010kVa0010kXZ0010kYa0010kZM0010kaU0010kdS0010keZ0010khj
0010kuS0010kvY0010kyX0010k_Y0010l0U0010l4Z0010l6Y0010l7U0010lCS0010lKc0010lMi0010lSR0010lVT0010lfa0010lma0010loN
0010lra0010lsY0010lwd0010l-P0010l_S0010m0X0010m5S0010m6b0010m8Y0010mCT0010mJk0010mLU0010mOX0010mRd0010mWY0010mYM
0010mZa0010mbc0010mcZ0010mdX0010miT0010mjU0010mlU0010mpU0010mqM0010mtb0010mua0010mxV0010m-Q0010m_X0010n4S0010n5P
0010n7Z0010nCS0010nEd0010nFP0010nGa0010nHU0010nMR0010nPM0010nSR0010nUc0010nWZ0010nXZ0010ndZ0010neR0010nfU0010niQ
0010nkY0010nrZ0010nsR0010nvX0010nyY0010n-P0010n_U0010o1L0010o3U0010oAZ0010oES0010oHY0010oKQ0010oMP0010oQa0010oTU
0010oUS0010oYV0010oiK0010okN0010ooY0010opT0010osc0010ouN0010owV0010o-b0010o_b0010p6R0010p7T0010pMV0010pSM0010pUU
0010pla0010poh0010ppR0010pqQ0010pwQ0010pzR0010p-P0010q2Y0010q3T0010q9a0010qBR0010qEY0010qHY0010qJT0010qNN0010qRR
0010qSn0010qTg0010qVV0010qYY0010qZR0010qbF0010qca0010qgb0010qmY0010qrU0010qsb0010qua0010qwR0010r0V0010r5T0010r6Z
0010rGa0010rIa0010rNb0010rOY0010rPg0010rSc0010rTc0010rUZ0010rYi0010raY0010rbT0010rcR0010rdP0010rfQ0010rmV0010rpQ
0010rqR0010rsN0010ruX0010rwS0010rxU0010ryT0010rzP0010s2O0010s5Q0010s6S0010s7S0010sDT0010sFa0010sGU0010sPS0010sQT
0010sTX0010sVV0010sXX0010sYS0010sZQ0010sbS0010sfY0010sgU0010spb0010ssZ0010suU0010sxZ0010t1O0010t2T0010t3a0010t9R
0010tCU0010tIZ0010tKY0010tNS0010tQU0010tRU0010tWQ0010tXS0010tge0010thP0010tjS0010tlU0010tmU0010tqM0010trT0010tsa
0010tvU0010u6S0010u9T0010uAK0010uDS0010uEY0010uFS0010uGQ0010uHP0010uLU0010uMR0010uOU0010uPa0010uQM0010uSU0010uUQ
0010uVU0010uXT0010uYS0010ubZ0010ucO0010ugT0010unY0010uoP0010ura0010usT0010uwT0010u_Z0010v2U0010vAa0010vBO0010vCO
0010vKS0010vOa0010vPS0010vRT0010vSB0010vTI0010vYZ0010vbZ0010vcT0010vdX0010vlT0010vna0010vqU0010vrP0010vtI0010vxa
0010vyO0010vzP0010w4U0010wCZ0010wIQ0010wJD0010wKL0010wLZ0010wMR0010wOR0010wPb0010wRS0010wUb0010wVT0010wWT0010wYT
0010waS0010wgT0010whS0010wib0010wjU0010wlP0010wmQ0010wnT0010wqT0010wrQ0010wwc0010wxS0010wyT0010w-T0010x1Q0010x5N
0010xBV0010xCV0010xES0010xGa0010xKY0010xLa0010xMY0010xOY0010xPS0010xST0010xTT0010xaT0010xcO0010xdM0010xgT0010xhb
0010xka0010xlL0010xmY0010xpU0010xqd0010xrY0010xtT0010xwQ0010xxV0010x-T0010x_c0010y2S0010y4P0010y5P0010y6I0010y8U
0010yAQ0010yBV0010yFR0010yGR0010yHK0010yNZ0010ySU0010yWZ0010yXL0010yYS0010yZP0010yaQ0010ybP0010yeT0010yfT0010ylP
0010ypV0010yrR0010yuM0010yzS0010y-P0010z7U0010z8T0010zEa0010zGf0010zJU0010zLR0010zMU0010zNR0010zSS0010zVS0010zWU
0010zaR0010zcd0010zgU0010zkc0010zrR0010zsO0010zuR0010zxH0010zzZ0010-6U0010-7T0010-EQ0010-HZ0010-LQ0010-NO0010-OS
0010-Ua0010-WT0010-XX0010-YT0010-aP0010-cX0010-hM0010-iX0010-kV0010-ne0010-sY0010_8Y0010_BN0010_Cc0010_DZ0010_EY
0010_Fa0010_HU0010_KY0010_Nb0010_OL0010_YS0010_ba0010_dU0010_eP0010_fc0010_gO0010_lU0010_nU0010_pM0010_tU0010_uK
0010__T001106R001108U001109U00110BY00110DX00110FS00110Ia00110JN00110KP00110MX00110ON00110SM00110VO00110dY00110gX
00110hb00110oc00110sS00110vU00110yQ00110zV00110_I001118Y00111HS00111KR00111Sa00111XT00111aY00111gb00111lS00111mV
00111nT00111oT00111rU00111tP00111xZ00111za001124c001126a001128Y001129T00112GS00112Hf00112JU00112MY00112NZ00112Ob
00112QY00112UZ00112VS00112XS00112ZZ00112bZ00112dZ00112gU00112kP00112lU00112pb00112sf00112-T00112_Y001131a001134c
001136Q00113CU00113DZ00113FZ00113Gc00113IR00113JS00113KZ00113NZ00113RP00113TR00113Ue00113Yi00113dH00113eG00113fB
00113kY00113mb00113nb00113ta00113uZ00113vS00113yZ001142V001145Z001147T001149T00114AN00114BM00114Ea00114FX00114GR
00114IT00114Nb00114PU00114QZ00114Tb00114YU00114cS00114eZ00114lY00114mb00114pY00114rT00114sO00114tI00114vU00114xZ
001150Q001152R00115CS00115DR00115ES00115FD00115HR00115RY00115TU00115UO00115eZ00115fR00115lR00115tU00115uZ00115vO
001165T001168S00116Fd00116IQ00116Ja00116LR00116MS00116NK00116Qf00116Va00116WS00116ZX00116cT00116kY00116nP00116sc
00116uX00116vU00116wZ00116xU00116yZ00116_S001171Y001173S001179Z00117ET00117FT00117GN00117KP00117LU00117Pb00117UZ
00117Wb00117ZY00117aR00117be00117dZ00117hZ00117ie00117le00117_Z001180S001186T00118He00118Ib00118JT00118Kl00118QZ
00118aT00118bS00118ca00118fX00118hR00118iS00118na00118pk00118qU00118uU00118vb00118zP001193S001194b001195a001197Z
00119AS00119BQ00119GS00119Ib00119Na00119Ob00119QZ00119SS00119dT00119fT00119iT00119na00119xc00119zZ00119_K0011A7T
0011A8d0011A9S0011AAT0011ABZ0011AEU0011AKZ0011APS0011AQT0011ARR0011ATb0011AUV0011AhS0011AiS0011Anh0011AqZ0011Asd
0011AvT0011AwS0011B0e0011B4b0011B5a0011B7T0011BBk0011BMk0011BNY0011BPm0011BTa0011BVg0011BWZ0011BbY0011Bha0011Bib
0011Bjn0011BkZ0011BoS0011BrS0011BsS0011BvU0011Bye0011BzZ0011B_Z0011C0b0011C3Y0011C9b0011CAZ0011CFR0011CJd0011CMg
0011CNp0011COc0011CPY0011CQP0011CRM0011CXc0011Cde0011CfZ0011CjR0011CkR0011ClS0011Cnr0011Coa0011Cqe0011Cvc0011CxN
0011CyT0011C_a0011D0Z0011D1G0011D4H0011D5Y0011D6R0011D8N0011D9a0011DAO0011DBK0011DPY0011DSi0011DUQ0011DVY0011DZb
0011DaT0011DcI0011DmY0011DoT0011DrZ0011DtP0011DuQ0011DvO0011DwZ0011DxP0011D-Z0011E3Y0011E4U0011E8U0011E9U0011EFR
0011EGP0011EIQ0011EJQ0011EKU0011EOa0011EWT0011EiZ0011EmS0011EqX0011EsP0011E-Q0011E_V0011F0U0011F2G0011F4S0011F7a
0011F8c0011FAZ0011FJR0011FKZ0011FLS0011FNZ0011FOP0011FPS0011FRT0011FUS0011FYY0011FZX0011Faf0011FbU0011FeR0011FhZ
0011FkR0011FnT0011Fqf0011Fvu0011G3Z0011G4M0011G5V0011GAM0011GCY0011GMZ0011GOY0011GPY0011GQU0011GTU0011GVY0011GYP
0011GbZ0011GeT0011GgZ0011Gia0011GlR0011GmR0011Gnd0011GoE0011Gpa0011GtS0011GxZ0011H3a0011H6Y0011HAb0011HCb0011HDZ
0011HGZ0011HIX0011HKa003002X00300Jc00300Ma00300Na00300Ob00300ZT00300sN003010T00301CY00301JT00301LS00301ML00301NS
00301Qb00301TZ00301UU00301ZT00301sU00301uZ00301vR00301wS00302FT00302RK00302UT00302bT00302iX00302ja00302_Y003038V
00303DT00303NT00303RX00303XZ00303fT00303gS00303kU00303-Z00303_d003041Z00304BT00304QU00304TS00304bQ00304eK00304iV
00304sU00304uZ00304yZ003053S003054T003056U00305QZ00305RV00305UT00305fc00305mT00305nS00305qU00305ua003068a00306IU
00306OU00306US00306VS00306WR00306aT00306eb00306iU00306tS00306uT00306wb00306-Y003077X00307BT00307UU00307XY00307jT
00307kS00307tQ00307vT003080a003084Q00308KS00308Pc00308RS00308WX00308YX00308aS00308cU00308dT00308hY00308lQ00308nQ
00308pP00308sR00308vS00308yS00308_T003090S003091S003093e003095Y003097S00309Sa00309Yc00309aX00309bb00309nY00309-Z
0030A3b0030A4S0030A7b0030AAS0030AEZ0030AFY0030AKY0030ANQ0030APY0030ASR0030AZY0030AaQ0030AeV0030AgZ0030AkT0030ApZ
0030AsV0030B2Y0030B4Z0030B6S0030B7R0030BAO0030BIT0030BJL0030BLP0030BQT0030BTT0030Bcb0030BjZ0030BnZ0030C4b0030C8T
0030CCS0030CJT0030CNT0030CgQ0030ChR0030CmS0030CoU0030CpT0030CtS0030Cxa0030D1T0030D2Z0030D8Y0030D9V0030DDX0030DHY
0030DRd0030DSO0030DTP0030DUU0030DVT0030DWP0030Dca0030DwP0030DxU0030E1Y0030E4Y0030E5S0030ECX0030EES0030EQU0030ETS
0030EXY0030EZT0030EdU0030Ega0030ElS0030ErZ0030EsV0030F7b0030FBT0030FEN0030FGM0030FHS0030FQa0030FiY0030FlZ0030FmT
0030FqR0030G6T0030G7Y0030GNS0030GWS0030GqS0030HIR0030HLY0030HMV0030HOT0030HbS0030HcP0030HdN0030HeU0030HkS0030HyZ
0030I3Y0030IOZ0030IaY0030IbR0030IlR0030ImP0030IoU0030IwT0030I-U0030JGb0030JHd0030JKT0030JQY0030JYX0030JZU0030JeQ
0030JhZ0030Job0030JpN0030Jqa0030JsQ0030JtY0030K2U0030KSZ0030KTR0030KaY0030Kba0030Kdb0030KjQ0030KkY0030KsU0030L2U
0030L7a0030LET0030LMY0030LST0030LTV0030LxT0030LzX0030L_Q0030M6Q0030M9a0030MAa0030MKY0030MQa0030MSU0030MVe0030MaU
0030MdU0030MeT0030Mze0030N3U0030N7V0030NIX0030NON0030NRY0030NYZ0030NfS0030NsZ0030NtT0030O7Y0030O8S0030OAX0030OCc
0030OFT0030OKR0030OLT0030OQU0030OSU0030OVP0030OWT0030OYR0030OZZ0030OcU0030Oea0030OhU0030OiU0030OjR0030OkZ0030OlY
0030Osa0030OuZ0030OvV0030OwZ0030O_Z0030PRQ0030PTZ0030Phb0030PjY0030PkZ0030PlZ0030Pta0030PuT0030Q6Y0030QET0030QFU
0030QHP0030QLV0030QMY0030QPU0030QUP0030QaS0030QdT0030QkS0030QlS0030QmS0030QqQ0030QyY0030QzV0030R4Y0030RKR0030RNR
0030RUZ0030RYT0030RbR0030RpU0030R_Q0030S0a0030S7a0030SGV0030SMS0030SPV0030SjU0030SqR0030SuS0030S_Y0030T1R0030TDc
0030TGS0030TTS0030TlY0030TnT0030U2U0030U8P0030U9T0030UCN0030UEP0030UNX0030UOY0030UVR0030UYU0030UZU0030UaU0030UgT
0030UkS0030UnS0030UpT0030V7a0030VDa0030VPT0030VTV0030VYa0030VfT0030VmP0030VxT0030WAR0030WCV0030WDV0030WHb0030WJb
0030WnT0030WxZ0030XAQ0030XWR0030XYS0030XaT0030XtZ0030XuS0030XzO0030X_Q0030Y7R0030YVZ0030YXQ0030YZQ0030YaQ0030YgV
0030Yrb0030Z4Z0030ZHY0030ZLQ0030ZOT0030ZUk0030ZkQ0030ZmR0030ZpY0030Zzb0030a9U0030aBS0030aIQ0030aLR0030aaa0030adY
0030aeT0030afY0030agP0030aiS0030apY0030awa0030b6S0030bBT0030bFN0030bQS0030bWV0030bgY0030bnc0030bvS0030bzS0030cAM
0030cHd0030cJZ0030cNb0030cTY0030cUa0030cbP0030ckS0030cyb0030c_T0030dBc0030dIR0030dKS0030dNX0030dPQ0030dRS0030dUU
0030dVU0030dhU0030dlT0030dmR0030dpR0030drS0030duU0030d_T0030e0T0030e1N0030e3T0030e8P0030eAa0030eKU0030eLT0030eTZ
0030eXY0030eZY0030ecZ0030eiR0030epU0030eqU0030etU0030evT0030ewc0030f5T0030f7T0030fGU0030fIT0030fJS0030fKU0030fdU
0030ffX0030foJ0030fuT0030fvX0030g1T0030g3S0030g4U0030g6Z0030gBT0030gCa0030gEU0030gGa0030gKR0030gOQ0030gWU0030gXV
0030ggZ0030gnb0030g-O0030hAU0030hLZ0030hNT0030hTU0030haQ0030hlY0030hnb0030hyZ0030i1Q0030i2L0030iCZ0030iJT0030iKT
0030iMT0030iNU0030iSS0030idU0030iha0030iiU0030imU0030iwV0030ixU0030j7b0030jEb0030jKU0030jOY0030jPT0030jQY0030jUd
0030jVT0030jYR0030jaX0030jjZ0030jlT0030jyS0030j-S0030k3T0030kBa0030kDb0030kHU0030kNX0030kTY0030kUT0030kYU0030khY
0030kkY0030kvY0030kyQ0030k-a0030l6T0030lBS0030lGY0030lMV0030lVU0030lWZ0030lXc0030lZS0030lhc0030lvR0030lwP0030m0a
0030m4R0030m8U0030mJa0030mNY0030mOY0030mPb0030mWU0030mYU0030mbQ0030miU0030mlP0030mmR0030moa0030mpU0030m_Y0030n1Y
0030n6T0030nCZ0030nDS0030nPT0030nWb0030nlQ0030nyZ0030o3S0030oAT0030oMY0030oQc0030oUU0030oWa0030oYZ0030ohX0030ooQ
0030ozY0030o-S0030p5X0030p6T0030p7T0030pIX0030pMT0030pfT0030poY0030psR0030p-T0030q2Q0030q3U0030q6Y0030q9Q0030qEU
0030qMR0030qST0030qXR0030qYY0030qaT0030qbO0030qfZ0030qgR0030qmT0030rGa0030rPR0030rTY0030rUc0030rac0030rmP0030rqV
0030rsS0030ruR0030r_T0030s3T0030sTX0030sXV0030sYZ0030sfS0030srg0030swY0030syU0030t1P0030t3Z0030t9T0030tCT0030tIQ
0030tKR0030tNR0030tQR0030tYV0030tqU0030trQ0030tsS0030u6S0030uGZ0030uLY0030uPR0030uQT0030unR0030u_T0030v1a0030v3Y
0030v5T0030vAU0030vCR0030vOV0030vQU0030vTR0030vVT0030voU0030vqZ0030vrT0030vxT0030w4Q0030wCX0030wIX0030wJO0030wKV
0030wMS0030wTa0030whS0030wjQ0030woV0030wsU0030wtT0030wyS0030w-R0030xAU0030xBT0030xCX0030xER0030xGS0030xLU0030xOV
0030xSQ0030xWS0030xaS0030xlS0030xoZ0030xqb0030xuZ0030xxa0030x-Z0030x_R0030y1T0030y2T0030y6T0030yBS0030yCZ0030yEZ
0030yHT0030yUT0030ybU0030ycR0030yeX0030yfO0030ygT0030yrZ0030yzZ0030y_T0030zGa0030zQT0030zSZ0030zcY0030zgT0030zhY
0030zkZ0030zqS0030zra0030zsX0030zuX0030zxR0030-5T0030-NS0030-XT0030-dR0030-eU0030-hS0030-iU0030-kY0030-mS0030_CU
0030_ER0030_GV0030_HU0030_JV0030_KZ0030_NY0030_Oe0030_WT0030_YS0030_aT0030_dQ0030_nS0030_pK0030_uP0030_zU00310DZ
00310IT00310JT00310OS00310SV00310TZ00310dU00310fR00310gY00310oU00310sX00310_V003112Z00311BS00311WS00311gU00311mT
00311ra00311sS00311yN00311zR003126Y00312NZ00312ZU00312dS00312fT00312pV00312rZ00312sb003136S00313CT00313HU00313NT
00313QT00313Rc00313UU00313dQ00313eM00313fL00313gU00313ia00313kV00313uR00313vV00313_Z003142S003149S00314AN00314BY
00314ET00314FY00314GR00314IQ00314MY00314NQ00314QT00314kY00314pS00314vY00314_R003151U00315CS00315DQ00315EQ00315FJ
00315RT00315aR00315eT00315fV00315hZ003168T003169T00316ZY00316cZ00316gU00316mZ00316sT00316tY00316uV00316vR003176Y
00317CS00317Ea00317Ge00317OS00317PT00317Sa00317TT00317Ub00317XT00317aZ00317bX00317eY00317iZ00317lY00317oX00317rT
00317tc00317yR00318HS00318KZ00318QV00318XU00318bU00318fU00318pS00318uY00318vV00318zV003194Y003198T00319FR00319Nf
00319xU00319zQ0031A6Y0031A8Y0031AEb0031AFR0031AUZ0031AZQ0031AjU0031Ane0031AtZ0031B2Y0031BBZ0031BEU0031BMX0031BdU
0031Bjc0031BsT0031BuS0031ClT0031Cna0031CrT0031D0U0031D1R0031D3Y0031D4Q0031DEZ0031DSU0031DWa0031DXS0031DZU0031DaS
0031Dba0031DcR0031DmS0031DsX0031DtY0031DwZ0031D-S0031E0U0031E9T0031ECT0031EIZ0031EKT0031ENa0031EUT0031EWa0031EZa
0031EeZ0031EqX0031EsU0031Eya0031E_V0031F2P0031FAe0031FBb0031FLV0031FNY0031FOY0031FRT0031FYV0031FZd0031Fne0031FqY
0031FrX0031Fsa0031FuZ0031FvX0031F_U0031G4V0031GCQ0031GDT0031GPU0031GQU0031GYZ0031GgQ0031GlQ0031G_Z0031H3Y0031H6R
00E002b00G18bZ00H18bY00I002c00J002a00J0LTP00J119R00J19NU00L002f00L08RZ00L0LHb00M002Q00M003S00M17Wb00N17Wa00N18bM
00O002c00O003Z00O17WZ00S002Y00S0kNa00T0m_b00V0bYT00V0eFa00X003T00X03MZ00Z002Q00Z003S00Z08PY00Z0DWR00a16xb00c002Q
00c003S00c0EGS00c0HrN00c0MdZ00c0QPY00c0RXU00c0bBc00c0dle00c0g-Y00c0miT00c18ba00c18fb00c1AZR00f002V00f0i1R00h002T
00h003Z00l002Y00l003a00l0MAZ00l0RXT00l0VxR00l0ZyZ00l18fc00p003a00s003Q00s0NRb00s0RXU00s0VxT00s0fuU00s0trZ00s18KS
00v0fuT00y002U00y003V00y0NRZ00-09pQ00-0A0Y00-10Da00_0dgS00_17WT010002Y010003T0100dgY0110_lb013003S015002U015003Y
0150RXT0150ZyT0150kNT0150xLN01516lY01518bT0151AZY0151FLS0151G4Z016003Y0160RXU0160SGZ018002R01A002P01A0k2S01C002Z
01C0DXT01C0WlU01C0hWS01C0ixQ01C0jEQ01C0k-a01C0qzT01C109V01C10Ma01C10dZ01C16ua01C19NL01D002S01D0Vxa01E1AZY01F003S
01F11ga01K0-AY01L002N01L003U01L02Rb01L02_a01L03MZ01L077Z01L0ByZ01L0DLa01L0Hba01L0QPR01L0VYT01L0a9Z01L0fzZ01L0iib
01L0ixZ01L0kQZ01L0k-Y01L0oYZ01L0owT01L0wCa01L0xqR01L10GS01L17WV01L17ia01L18bO01L1DXa01M002Z01M003S01M0RXS01M0iiU
01N002T01N003Q01N0N7Y01N0QPb01N0UaT01N0XAc01N0iiT01N0kNT01N0_YY01N17WU01N18bU01P0G6a01P0aBS01T002T01U002Y01U003S
01U02ib01U038Z01U08vS01U0A4b01U0G6Z01U0OuS01U0Pvb01U0S0T01U0SGV01U0WlS01U0ZyU01U0hnX01U0jEZ01U0k-Z01U0xLc01U10OQ
01U11gT01U1AZY01U1FLZ01V003Y01V0RXT01V0S0b01V18bT01W003Y01b003U01b0BAS01b10Da01b1DXY01c002b01c18bZ01r002S01r0ZyS
01s002U01s003Y01s02_S01s05oZ01s06aY01s08sZ01s0ANZ01s0BIZ01s0FHY01s0HdZ01s0MaY01s0NFa01s0NRR01s0OCR01s0PjV01s0PoN
01s0QzT01s0tNa01s0tvS01s0vAZ01s0wKZ01s0ybZ01s0_pb01s13dZ01s15EY01s16FZ01s17WT01s1AFZ01s1F2a01s1FYZ01u002T01u003Z
01u01sS01u038b01u08Ra01w002R01x002Y01x003U01x0D9T01x0KbS01x0ScZ01x0VxT01x0jEZ01y002U01z1AZZ01_002U021003b0210SPY
023002Z0290dlT02D003U02F003P02J002a02J003X02J0jEZ02L002X02L003V02L0NVZ02L0RXU02Q002U02Q01sZ02R002X02R01CS02R07vb
02R08aa02R0BQS02R0DXT02R0N5Z02R0OhZ02R0YaT02R0Zyb02R0dVZ02R0ffS02R0fvY02R0izY02R0k2Z02R0kjZ02R0k-S02R0miS02R0mlR
02R0nDZ02R0oYZ02R0uPZ02R0_aZ02R10IY02R10fS02R16aR02R17WY02R17oT02R1DaR02R1GPU02T003U02T0DWc02T0RXZ02T0fka02T0fua
02T0iiT02T0kNR02U002Y02U18bS02W002T02W003T02W0VxT02Z003c02Z00cX02Z0d8U02Z0l9S02Z0xBS02Z18bU02Z1H3P02b002b02b003S
02b04BY02b06iR02b08RU02b0Wlb02b0ZyY02b0fHY02b0kNa02b0l9T02b0swY02b11gU02b18bU02b1DXT02b1FqX02b1GCZ02c02WS02g1GCY
02i002T02i003U02i00Za02i01Cd02i01Mg02i02UU02i02_T02i03gT02i04XU02i04iZ02i04nZ02i06JS02i06Ta02i06aZ02i07Xb02i08pb
02i08_Q02i0BJU02i0Cga02i0DHX02i0DUc02i0DvZ02i0FEa02i0GXQ02i0HLa02i0HcS02i0JiT02i0JsZ02i0KjY02i0MOb02i0MbR02i0OcT
02i0OeU02i0OhO02i0OiX02i0PjO02i0Qqd02i0U9S02i0UNU02i0UUR02i0Xze02i0YVU02i0bWS02i0dDc02i0dPa02i0dha02i0ewS02i0jER
02i0kNS02i0kYY02i0kZa02i0lla02i0lvS02i0mcR02i0psV02i0sYT02i0trS02i0vSi02i0vrZ02i0wJQ02i0zxa02i0-dS02i0_XU02i0_uZ
02i10Oa02i10yT02i12pY02i13ej02i150a02i16lY02i17FY02i1C_Q02i1D1S02i1DWg02i1DcZ02i1F2a02j06JZ02l16ZX02q06JY02u003c
02w17Wa02x002Y02z0A9T02z0rPZ02_003X02_00TV02_00cT02_015Z02_01Ca02_01PY02_01UY02_01cS02_01xZ02_02LU02_02iY02_03eR
02_03-Y02_04MY02_04eb02_04sZ02_04yT02_052S02_056S02_0LbT02_0MKX02_0MdT02_0N4Z02_0N9S02_0NRV02_0NtT02_0O4S02_0OCV
02_0OYZ02_0Oha02_0P6a02_0PJR02_0VmU02_0VnZ02_0VxY02_0WJZ02_0Wza02_0X0S02_0X1S02_0XAX02_0XUb02_0XuT02_0YDU02_0YoX
02_0ZUV02_0ZmU02_0Zpa02_0a3S02_0jkT02_0kIZ02_0kJT02_0khT02_0lQS02_13HY02_1B3Z02_1BMV02_1BPT02_1BjX02_1D0T030002Z
038002Y038003X03801UT03801sU03802WY03802_Y03803vT03804Ba03808vT038093V03809pY0380B0c0380BAd0380BcY0380DUa0380E5c
0380EBa0380ECa0380ErZ0380EtY0380FDS0380FlY0380Fna0380FqZ0380HFY0380HbT0380IbZ0380KbU0380MNa0380Maa0380NRZ0380Pja
0380QPT0380S0T0380S_T0380TlS0380U8a0380UNQ0380UpZ0380UwS0380VYY0380VnY0380WAb0380WDZ0380WsT0380XAY0380YZT0380ZyU
0380a9S0380aLZ0380bBZ0380bgS0380fIX0380gOb0380hnT0380iMT0380iiY0380iwZ0380i_V0380jEQ0380kUQ0380kYT0380k-X0380miU
0380moT0380mtX0380n6R0380owZ0380p4R0380rGT0380t9a0380tIT0380vOZ0380xOS0380xcS0380yZd0380zuT0380zxR0380_HT03810Da
03810OU03810Sb03810dZ03810sO03811mZ03812EZ03813kZ03815fR03816sU03817PZ03817WT03817aZ03817bY03818ba038194T0381AEe
0381D0Z0381DVS0381DXZ0381DcT0381DtT0381EIZ0381EKZ0381E_Z0381FLU0381FYS0381FqS0381GJb03C003Y03C0WlT03C0ZyS03C1D-S
03D003T03D0S0S03F003U03I003Y03I08aY03I0BAS03I0NRc03I0YZZ03I0fdT03I0ixY03I0qYT03I0-eT03I17lP03I194c03L01rZ03M002S
03M01CS03M0G6Z03M0LrT03M0Oha03M0QPS03M0dxZ03M0k2a03M0v4Q03M0zxb03N002S03P0ZyY03Q0a_R03R003b03R00cT03R08lU03R08nS
03R0G7S03R0MdZ03R0NRX03R0PtQ03R0ScP03R0S_S03R0TlS03R0Zyb03R0bBY03R0kha03R0syc03R0xBX03R0yeZ03R10DX03R10GT03R10MP
03R18bS03R18fa03R1DPY03R1EKd03S002U03V002Y03V0G6R03V0MlR03V0VxU03V0WlT03V0ZyU03V0hAa03V1GCZ03W18bS03X18bU03Y003Z
03Y0N5T03a002Y03b18bS03e003O03e04sU03e0E7Y03e0NtU03e0PjS03e0VxV03e0WlT03e0ZyT03e10GY03e18bU03g002T03g003U03g0NRb
03i18bY03j002S03j003Z03j0C8S03j0DDY03j0TGR03k003R03m002R03o002Y03o003a03s0N7Z03s1GiT03t003S03v002S03v003S03v02iT
03v04na03v05RX03v07UX03v0BJT03v0DHY03v0FmT03v0JiZ03v0MKU03v0MOV03v0WDR03v0WlR03v0Wyc03v0ZUb03v0hLP03v0hlS03v0hvd
03v0iwV03v0jVY03v0kBQ03v0kUZ03v0lMU03v0tQT03v0wJU03v0xLi03v0xab03v0zxT03v0-5T03v10OY03v10_S03v12pa03v147d03v15fX
03v17Wd03v18pc03v1AFa03v1CnZ03v1DWS03v1DcV03v1H3c03x15fb03y003V03z003N03z0TTY03z18bY03-002d03-0RXY03-0TTT03-0gnZ
03-0hnX03-0k2d03-0lMa03-0mpR03_002X03_003V03_03vZ03_0RXa03_18bU041002Y041003V044002V044003X04408Pb0440WlT0440XAU
0440YnR0440ZyU0440cUa0440k2P0440k-Y0441AZZ049002Y0490QPZ04A002T04A003S04A0SGT04B003U04B02_Y04B03IZ04B03-Y04B08_R
04B0BQS04B0ChZ04B0EnS04B0G6T04B0HFY04B0KoT04B0OYS04B0PjZ04B0PsZ04B0WlP04B0YDa04B0ZUS04B0ZyP04B0a9S04B0aLU04B0apU
04B0dVT04B0iiT04B0iwR04B0ixR04B0jET04B0jVY04B0k2b04B0mcX04B0m_R04B0p5T04B0q2T04B0wCT04B0zSb04B15DY04B16ZU04B16uT
04B17PZ04B17WV04B17bU04B17fU04B17iU04B1AZS04B1DXU04B1FYU04B1Fla04B1FnR04B1GuR04D03VT04D03ea04F0RXY04F18bV04G003T
04G0RXT04L0NRY04M002Q04M003b04M0bBb04O003S04P18bb04Q003S04Q0k-S04Q0mlU04Q18bX04T003Q04T0Pja04T0RXY04U002T04U003P
04V003Y04X1GCZ04Y003d04Z0zGY04a18bS04b02iT04e003T04e08lS04e0BQb04e0DWa04e0E7b04e0NRS04e0SPa04e0sXQ04e0yBS04e10OU
04e16ua04e19nS04e1E_T04e1GCa04g002T04i003R04i01UU04i0C8Q04i0MaY04i0UpU04i0VnR04i0XAZ04i0ZyY04i0bBT04i0cLc04i0cyZ
04i0hMb04i0i1T04i0kDc04i0kPT04i0mWS04i0m_a04i0o_Y04i0xqT04i17CO04i17WU04i17iU04i1EKb04l003Y04m17WT04p002a04p003T
04p0VxY04r002a04s002a04s003T04s0EGT04s0jaR04s18bc04t002d04t003T04t18bb04v002S04v003U04v0O8a04v0tCc04v18bc04x003U
04y003R04y0S0a04y0WlU04y0ZyU04y0i1Z04y0i4Y04y0jEY04y18bU04y1D-Y04y1GCR04z003U04z0Wla04z0dNa04z0hnT04z0k2Z04z18bR
052003U0520BAU0520D9U0520G6Y0520N7a0520PjS0520UZR0520XYY0520ZyY0520fXa0520g1T0520g-Y0520kUS0520mta0520oUa0520rUb
0520xBZ0520_HZ05210MS05218fV0521DPZ0521DXZ0521GCP053002Q053003Z0530PoP05318ba0531GCU054002X0541EUS055002R0551GCR
056002V05604sQ0560D9Y0560NRZ0560OCT0560PjT0560PoZ0560Qaa0560RXU0560VxR0560ZyU0560g1Z0560oTS0560rUY0560xBU0560xxS
0560yea05613va05615ET0561GCT057002a059003Z05A002S05B003Q05B0BcT05B0D9Z05B0PoZ05B0UZS05B0VxT05B0oha05B0xBa05B10DT
05C003R05D18bb05E002V05E003S05H002a05H0C8U05H0CNZ05H0FEY05H0foa05H0tIS05H0uEa05H0uVZ05H16FS05K002Z05L0ohb05Q0AKT
05Q1HGV05R002d05R003Q05R038Q05R04iS05R093T05R0RXY05R0WlY05R0daS05R0jEP05R0kNY05R0nZR05R17iZ05R18bc05R1FqY05S003b
05V0DRS05V17iT05a0k2Z05c003T05c06GY05c0BcR05c0D9Z05c0FKY05c0L-Z05c0hcY05c0_6S05e074Y05e0SSS05e0ecZ05e10Ga05f002X
05f003S05f0kNS05f0kTa05f0pzT05f18bS05f19NT05f1GCe05g08RU05g1C_T05h002V05h0D9U05h0DDY05h0Kbb05h0Pjc05h0RXZ05h0ZyS
05h0oTR05h18XU05l003S05l0qYY05l16ua05m003U05m0XKa05m0k3R05m14FT05m1C_S05n003T05n0sgT05o002T05q002Q05q003Z05q093T
05q0JYY05q0PjT05q0RXa05q0SGZ05q0VxZ05q0XYY05q0ZyU05q0ddS05q0dgS05q0ixY05q0kjS05q0wyT05q0x5a05q0y4Z05q14FU05q16FS
05q1FLc05r002U05r003T05r0S0R05t002U05u003V05u077P05u0E5Y05u0QPZ05u0fuZ05u0k-Z05u0xxa05u13kZ05u13vY05x0lMT05-002T
05-003V05-14Mc06006PT0600ohY0610RXU063003S0630crS067002U068002Y068003P06807jU0680AsZ0680BQb0680DDT0680L2S0680RXZ
0680WJY0680g_d0680kDU0680m_Y0681DPP069002c0690kNU06E05BT06E08xT06G002X06G0Pjb06G0QER06G0RXT06G0SGT06G0adX06G0k2Q
06G0vRS06G11gT06G13na06G1D3S06I002R06J002U06J003c06J00HV06J00dV06J00fY06J01Ma06J02QS06J02iR06J02_U06J03gZ06J04Qb
06J04XS06J04iX06J05RR06J06iU06J06oY06J078T06J079a06J07MT06J08pd06J08_T06J09OY06J09bR06J0A4a06J0B6a06J0BJY06J0B_Y
06J0CaR06J0ChY06J0DHb06J0DUS06J0DdT06J0FEf06J0HLZ06J0HcZ06J0I1R06J0JOY06J0JiV06J0Kjd06J0LHZ06J0MOd06J0NpY06J0OTU
06J0P7a06J0PjS06J0PuZ06J0QFZ06J0QqT06J0RMS06J0RzT06J0S0U06J0SZT06J0StZ06J0Tib06J0U9a06J0WDV06J0WYZ06J0WhZ06J0WlX
06J0WtQ06J0WyU06J0XSZ06J0Xza06J0YVU06J0YdZ06J0ZUR06J0ZiZ06J0buY06J0cWa06J0dPX06J0dmY06J0e8a06J0ePY06J0eqU06J0gnS
06J0h5c06J0hLV06J0iNa06J0itY06J0i_S06J0j1a06J0jMS06J0jVd06J0jcU06J0jtZ06J0k2a06J0kNa06J0mpZ06J0p3c06J0p5Z06J0psc
06J0qZQ06J0rpT06J0sQT06J0tCS06J0tIX06J0u7S06J0uMR06J0uSY06J0vcS06J0vyZ06J0wqS06J0w-Y06J0xLU06J0xcT06J0y1T06J0y5Y
06J0yTS06J0yXb06J0yeT06J0yjT06J0zLZ06J0zbR06J0zuU06J0zxU06J0-5Y06J0-LT06J0_uU06J10CT06J10Ob06J11mZ06J120V06J12pd
06J12_S06J13eZ06J14Ae06J14VX06J15aY06J15fR06J16GS06J17WY06J18pR06J19sY06J1A6Y06J1AtQ06J1CJa06J1CQR06J1Cga06J1C_U
06J1D1c06J1D6U06J1DWU06J1DsV06J1DuR06J1EGT06K003K06K0Asa06K0HOV06K0Pgd06K0RXa06K0XYZ06K0adT06K0g1T06K0i1U06K0i2P
06K10DU06K1AZR06K1GCS06M18fa06P003Z06P02_Y06P03Ic06P05qR06P0IbT06P0a9V06P0aLS06P0gnS06P0iiT06P0iwS06P0k2d06P0q6Q
06P17WU06P17fb06P17iS06P1Baa06P1DXS06P1Dcg06P1FnS06Q01CZ06Q0cAR06Q0q6T06Q0tQY06T01Mb06T02iY06T08pZ06T08yZ06T0A4Z
06T0ALa06T0B0T06T0BJZ06T0DHS06T0FEX06T0Gqb06T0HcU06T0I4N06T0Jig06T0Jxb06T0L6T06T0O8U06T0OTR06T0PjU06T0QCa06T0QbT
06T0S0U06T0SNa06T0WDT06T0YVR06T0ZHa06T0dPU06T0dhT06T0ePa06T0ekR06T0ewZ06T0h5S06T0qZU06T0tCU06T0trT06T0vcg06T0vrf
06T0wJZ06T0wMZ06T0xCR06T0yzc06T0-dT06T0_uR06T10OP06T10zc06T11mR06T13ed06T14AZ06T15FT06T17FS06T1A8S06T1GmZ06U002S
06U003L06U01NZ06U04uY06U08sa06U0BAc06U0BIR06U0BLS06U0CmU06U0DVb06U0FGY06U0FHb06U0OWS06U0XxT06U0a9b06U0aLZ06U0qXb
06U0qbZ06U0yZT06U0ybU06U13db06U17Wb06V002Q06V18bU06V19NY06V1GCc06W0k2U06X0k2U06Y002U06Y003Y06a003Z06a0BJY06a0FEZ
06a0OTa06a0WlZ06a0fqQ06a0jES06a0wJT06a10OU06a10zS06a14Ae06a1D1b06b18bZ06c18bZ06d18bc06e002T06e003Y06e17WZ06g0LuP
06i0JOS06j17WZ06k0ixU06l0J4Y06n002Z06n0sTR06n16ZU06o17TX06s003Z06s0G6T06t003T06t01UU06t0KRT06t0OCR06t0hNZ06t18bY
06u003V06u0Ntb06u0RXZ06u0yBa06u18bU06v002T06v003T06x10DS06-002X070002T071002T072002a074002U074003V07408aT07414FT
07418bS075002S075003U077002T07700cZ077077T0770I-c0770JYd0770LST0770PjU0770S0Z0770UNS0770UOY0770UZa0770ZyR0770eeU
0770fyb0770k2Z0770kNS0770swS0770-iZ07711gb07718bY0771GCZ078002X07808Ra0780LHP0780RXa079002S07916uS07B002T07B003d
07B0RXY07B0WlS07C0QaU07F002T07G002Y07G003V07G08Yb07G0NRS07G0PjZ07G0RXO07G0ZyX07G0cUY07G0jET07G0mZQ07L002Y07M002a
07M1AZX07M1D-X07U002V07U06JX07U0UUT07U0k2V07U17WS07W09PP07X003a07X0ZyZ07X0k-S07X18bX07Z003Z07b002Z07b003Y07b0k2Z
07d0QWT07d0epU07d0qrS07h002a07j002Q07j003c07j0C8c07j0VxX07j0ZyO07j0rMT07j13kT07j13vS07k002S07n003Z07o0lMS07q002a
07q003Q07s0Pjc07t003S07u002a07u0o2Z07v002b07v003U07v05RS07v0BAc07v0D9a07v0Vxa07v0ZyS07v10GY07v1FLT07w003T07w04iT
080002X080003T0800FHS0800RXd0800VxQ0800WlT0800XAZ0800ZyU0800bBY0800i1Y0800jEa0800vOU081002U081003V083003S084002V
084003R08401US0840Zya0840k2T0840kNR0840lbb08411gT08418ba087002R088002b08804iS0880WlZ0880wzU089002T089003a0890PjR
0890RXT0890XYZ0890k2U08916ZT08917WY08A003f08A0PgS08C003Z08C17WS08D002T08D003T08D1GCZ08F0xBT08F1Gga08K003U08K18bZ
08O002g08P003V08P02_Q08P03vP08P08vT08P093S08P0ErT08P0Fla08P0JGQ08P0JHZ08P0KbY08P0OuS08P0PjZ08P0QPT08P0S0d08P0TCZ
08P0TTb08P0UNS08P0Yga08P0ZyZ08P0a9U08P0aLY08P0bBQ08P0gnZ08P0iMb08P0iSZ08P0iwY08P0jEN08P0trQ08P0xBU08P0xCZ08P12NT
08P13kZ08P147Y08P17UT08P17WU08P17fS08P17iX08P1AnY08P1FLY08P1FYc08R002Y08R003Q08R01NU08R01bS08R03IU08R03MS08R07Ua
08R0BAU08R0DDU08R0HFT08R0L2Z08R0PSZ08R0QLY08R0QPZ08R0QaR08R0S4S08R0TlT08R0Vxc08R0XAZ08R0ZLT08R0bBS08R0dBc08R0dVS
08R0hla08R0ixY08R0nCe08R0oTS08R0rGS08R0rPb08R0sTT08R0wCR08R0zxU08R0-mZ08R10DS08R10Gb08R10SZ08R119Z08R12NR08R12PR
08R17WX08R17iU08R17lS08R1DXS08R1DcY08R1H6R08R1HAZ08S002Q08W002Y08W003U08W0swS08W14Tb08Y002V08Y003X08Y01sZ08Y08PZ
08Y093a08Y0OAU08Y0Oua08Y0RXY08Y0SGP08Y0WlY08Y0ZyY08Y0cPZ08Y0k2S08Y0nHV08Y0tIU08Y0w4U08Y17TZ08Y18ba08Y1FAc08Y1FLU
08Y1FuY08Y1GCT08Z002U08Z003Z08Z09nS08Z09qY08Z09-U08Z0G6Z08Z0QPa08Z10DR08Z18bZ08a002V08a003S08a01sT08a02RZ08a02ia
08a038P08a04BU08a05ha08a0BIT08a0BJU08a0DDe08a0DHS08a0G6Z08a0LHS08a0N7T08a0RXU08a0S0T08a0S_T08a0VEL08a0VxU08a0Xxa
08a0aAY08a0bBY08a0bFT08a0dBZ08a0dQa08a0gkP08a0gmS08a0h3T08a0i1Z08a0jES08a0jkT08a0vAZ08a10Ga08a10OR08a11gT08a11nb
08a14EZ08a14FT08a18bc08a1D-Y08a1G4S08a1Gib08b002S08c002S08e003T08e0Eqc08e0RXZ08g0UOP08g0iia08h0RXT08i17WZ08j002a
08l002Y08l003P08l015S08l0PjT08l0RXT08l0VxU08l0kNZ08l18Kb08m002a08n002Y08n003T08n0Pja08n0RXa08n0ZyR08n0kNU08n0sre
08n0vYa08n10ST08n1FLR08o002S08o0RXZ08p002P08p003T08p01sf08p06Uc08p08RR08p0RXV08p0SGS08p0Wlc08p0kNd08p1ASc08p1FqY
08p1GCU08p1GDT08p1GEb08q003e08q01US08s003Y08s0BIZ08s0FDY08s0ILZ08s0kNR08s17WV08s19NR08u05fZ08v02jY08v06JV08v09aT
08v0D_a08v0UGS08v0UUZ08v0YSZ08v0c9S08v0jEe08v0jQQ08v0kUm08v1DVT08v1EWT08x002P08x003U08x0xBa08x16uS08x17WT08y003Y
08y08RZ08y0WlR08-002T08-003U08_003Y08_08RY08_0NRS08_0bBT08_1FvZ090003U09018KS091003S0910RXT092002T0920RXU093003Z
09300cZ09301Lb09302TQ09303YY09303jJ09304OY09304mY093053Y09306Jc09306tY09307UX093089c09308gQ09308lb09309OY0930A3b
0930AKP0930A_Z0930BIU0930BgY0930C8Y0930CgY0930D_c0930HKZ0930Idb0930JhZ0930KpZ0930L5Y0930Loa0930MNU0930MRY0930MzS
0930NoY0930O7Z0930OSX0930QEQ0930QlT0930SsS0930S_V0930UUf0930Wsa0930Xyb0930YSR0930YjL0930afa0930d8S0930epT0930e-U
0930gDT0930h7Y0930hSQ0930kYZ0930mWZ0930nMS0930ndS0930sTZ0930tIe0930uER0930uQY0930u-R0930vAY0930wIU0930wLX0930wgY
0930xkb0930y4Y0930yFY0930yWT0930zuV0930_8S0930_nU093105b09310OZ09310yR09312sa09312_S09313dd093149T09314_a09316FY
09319dZ0931Bye0931Cxa0931D0X0931DVa0931DtT0931EIN0931GgY09500cT09501LU09503ja09506Ja0950A3Y0950AKS0950EMY0950FDZ
0950HbU0950IsR0950QES0950QlU0950UUY0950kYa0950mWU0950qYb0950tIV0950wIZ0950xkZ0950_nb09510Ob09511gd09513dZ09516FS
0951D0Y0951GaR0951GgY096003b097003R099002U099003Y0990WlT0990k2Y09F002S09G002S09M002a09M003T09M0YGY09M0k2T09N1Gxa
09O003Y09P0rUQ09S002S09S003Y09S0RXS09V1C_U09X003V09Y003Z09Y0NRa09Y0OCd09Y0kNT09Y17_b09Y1BMZ09Y1C_S09Y1FvY09a003X
09a0qTQ09a17WT09b08RS09b17Wa09j002Z09n003e09n038Y09n05AT09n09-R09n0QPb09n0SGR09n0bBT09n0eeb09n0jER09n0oob09n0zXb
09n1GCT09p003X09p038S09p056S09p05AY09p08KZ09p09-V09p0DDR09p0KbY09p0WlU09p0ZyU09p0bBZ09p0nEZ09p0xBd09p0_HZ09p11Kb
09p1DcS09q0RXY09q0S0Y09r002R09r003S09s003Y09t1GuS09x002T09x003b09-002V09-003V09-0ZyY09-18bT0A0002Y0A0003S0A00RXZ
0A00g1R0A2002S0A20BJT0A3002P0A3003M0A30IoR0A30LTZ0A30NtZ0A30NuZ0A30WlQ0A30ZyT0A30dBb0A30dlZ0A30oha0A30xBc0A310OT
0A313kZ0A317Wd0A318bS0A31AZT0A31FLZ0A4002X0A4003T0A401sa0A406Ua0A40LTf0A40NtT0A40RXR0A40SGZ0A40WlT0A40kIT0A411Wb
0A413kS0A418bS0A41Fva0A50QPS0A7002V0A70RXa0A70SGa0A70WlR0A80SGS0A80nXa0A901CT0A901sQ0A906PR0A90BJU0A90RXX0A90SGZ
0A90UAT0A90WnT0A90Zya0A90kYS0A90kZT0A90rUR0A90tQa0A90trb0A910sZ0A918bY0AA002Q0AA003d0AB003X0AC002Z0AC003Y0AC0WlZ
0AE002X0AE0dwb0AF003Y0AH002S0AH1AZN0AJ0fuZ0AJ0fvY0AJ0g_S0AK002X0AK003T0AK038T0AK0DDb0AK0DWZ0AK0HFT0AK0PjQ0AK0QPZ
0AK0RXX0AK0WAY0AK0XAZ0AK0ZyQ0AK0dua0AK0fuP0AK0kNS0AK0mpS0AK0m_Z0AK0qwS0AK15CU0AK176S0AK17Uc0AK17WY0AK18bY0AK19NT
0AK1GCU0AK1H6c0AL003T0AL0RXZ0AL0lMU0AN002Z0AN003X0AN0RXb0AN0WAS0AN17WX0AN1FtZ0AP003S0AP0QPR0AP0RXV0AP14EU0AR002T
0AS002Y0AS003Y0AS0RXT0AS0SGT0AU003X0AU0I-a0AU0ixU0AU0qYV0AU0qab0AV0k2Y0Ae002Y0Ae003V0Ae0QPd0Ae0RXT0Ae11gX0Af0MUZ
0Af0xxS0Ag002T0Ag003Y0Ag0RXa0Ag0SGc0Ai0zlU0Aj002Z0Aj003V0Aj0swZ0Ak003U0Ak15Pa0Ak15QT0Am003S0An0Hya0An0v2Y0Ap002d
0Ap003Z0Ap0RXZ0Ap0ZyZ0Ap0jEL0Aq08Ra0As002e0As003X0As04yZ0As0HOY0As0QPS0As0RXT0As0SGS0As0VxY0As0XYY0As0Zyd0As0dQN
0As0g1T0As0hnV0As0i1Y0As0jEa0As0k2a0As0m_P0As0rTZ0As12pP0As18bT0At003T0Av002T0Av003T0Aw003S0Ax002S0Ax003S0A_002S
0A_003R0A_1C_U0B01C_U0B2002b0B21C_R0B4002V0B4003U0B40L2R0B40PjU0B40RXU0B40ohT0B416uS0B417lT0B6002S0B7003T0B702RU
0B818bZ0B90E7R0B90VgZ0BA002Y0BA003V0BA01UZ0BA038Z0BA052R0BA056U0BA08ZY0BA08ab0BA08nU0BA09nX0BA09pS0BA09qT0BA0BcO
0BA0D9Z0BA0DDU0BA0DHR0BA0DUS0BA0DWX0BA0DXS0BA0Era0BA0FKZ0BA0JsP0BA0Kba0BA0KdS0BA0NRa0BA0RXV0BA0SGV0BA0UNU0BA0UgT
0BA0UrZ0BA0VmS0BA0VxY0BA0ZyU0BA0bBY0BA0eeZ0BA0fuR0BA0hnT0BA0iwd0BA0jEZ0BA0jKa0BA0tQa0BA0trc0BA0_HY0BA10MY0BA112b
0BA12HS0BA13tS0BA14NZ0BA171U0BA18Kb0BA18XZ0BA18ba0BA18fd0BA1AZY0BA1D-T0BA1G4S0BA1GCS0BB002Y0BB003Z0BD0NRb0BE002T
0BE0ZyZ0BE11iZ0BF003V0BI002Y0BI003T0BI02RT0BI0DSR0BI0DWQ0BI0NRT0BI0Pod0BI0QPZ0BI0YDQ0BI0aSQ0BI0dla0BI0fuS0BI0kIZ
0BI0kNZ0BI126Z0BI17WV0BI1Aha0BI1GOQ0BJ002a0BJ003T0BJ038U0BJ06Uj0BJ0DWY0BJ0OCS0BJ0RXZ0BJ0WFS0BJ0k-d0BJ0ooa0BJ10MT
0BJ11nT0BJ12EQ0BJ12HT0BJ17iT0BJ1BNc0BJ1FqZ0BJ1Fva0BJ1G4b0BJ1GCT0BL002a0BL003Q0BL038T0BL0A9Y0BL0BAY0BL0DSS0BL0DWd
0BL0DwS0BL0Ntb0BL0QPZ0BL0VmS0BL0a9T0BL0aZR0BL10DY0BL10MT0BL12HR0BL13HS0BL13ka0BL14NR0BL17WT0BM003U0BN03RT0BN0RqP
0BN0SSZ0BN0fzT0BN0zuR0BN0_6b0BN136R0BN1FOO0BP003a0BQ003U0BQ06PT0BQ08lT0BQ0BAd0BQ0DDU0BQ0DWR0BQ0SGY0BQ0UNU0BQ0VxV
0BQ0XaZ0BQ0ZpX0BQ0Zye0BQ0dBT0BQ0dCT0BQ0eeX0BQ0fdY0BQ0ffd0BQ0fzY0BQ0g-a0BQ0ixa0BQ0xxT0BQ0zGU0BQ0-nS0BQ10GY0BQ10VZ
0BQ11gT0BQ13kT0BQ149b0BQ18bZ0BQ18xP0BQ1AZT0BQ1EKU0BQ1GCT0BT03vS0BU002Z0BU003S0BY0DDR0BZ003T0Bc002V0Bc003e0Bc0A0N
0Bc0C8T0Bc0OWZ0Bc0SGa0Bc0ZyV0Bc0ddZ0Bc0jEU0Bc0k2Z0Bc0trY0Bc0yeT0Bc18bT0Bc1EHP0Bc1FuX0Bd002Y0Bd0RXS0Bd0S0S0Bd0jEZ
0Bf0RXS0Bj003Y0Bn002U0Bn003b0Bn0PjY0Bn0RXT0Bn0Wla0Bn0ZyT0Bn18bS0Bn1AZQ0Bn1FLZ0Bn1GCZ0Bp002U0Bp003S0Br1GCb0Bs002Y
0Bs003Z0Bt002Y0Bw002a0By003a0By0HOT0By0PvX0By0RXY0By0SGT0By0XAT0By0ZyY0By0i1V0By0jEY0By1AZT0By1GCa0Bz002X0Bz003S
0Bz03vZ0Bz18bU0B_1GCY0C4002X0C4003S0C40OWY0C40PjQ0C40RXT0C40WlZ0C40Zyf0C40cyZ0C40jEU0C418bV0C5002R0C518bR0C6003a
0C60Vxb0C7002R0C7003a0C70RXT0C8002Q0C8003V0C8038T0C8093Z0C80D9S0C80G6T0C80NRd0C80PoP0C80RXY0C80SGR0C80Vxa0C80XAT
0C80k2R0C80kEZ0C80xBU0C80xxS0C813kZ0C813vd0C818bY0C819NU0CB0SGa0CB18bS0CC003U0CC0kDQ0CC0kET0CE002R0CE003T0CE16uZ
0CF0i1Z0CI0NRa0CJ003Y0CL002a0CL003S0CL0XAa0CM003S0CN002X0CN0ChT0CN0PjZ0CN0adT0CN0dlb0CN0kNY0CN0oHT0CN10GZ0CN14MZ
0CN18bT0CP002T0CS003Y0CT002S0CT18bZ0CU18bZ0CX002S0CX0k2a0CZ002T0Ca002S0Ca1EKb0Ca1GCY0Cd002T0Cd003U0Cg002N0Cg003S
0Cg0RXR0Cg0Zya0Cg0fua0Cg0hjZ0Cg0xBS0Cg17WZ0Ch002N0Ch003V0Ch038S0Ch08Pa0Ch0ODd0Ch0RXP0Ch0adS0Ch0k-Y0Ch15FX0Ch16uT
0Ch1GCX0Ci002T0Ck002R0Cl17Wb0Cm002V0Cm003T0Cm0k2b0Cn002T0Co002Y0Co003V0Co0AsT0Co0jEZ0Co13kT0Ct0fuZ0Cv1AZY0Cw10GT
0Cw17WT0Cx003Z0D1003Z0D10cra0D10cxU0D200cZ0D21D0c0D5002X0D5003U0D50k2S0D61D0T0D7002Z0D8002Y0D8003Y0D80JYY0D80QPS
0D9003c0D903RS0D904iY0D908PU0D908pT0D908vR0D90A3a0D90A4T0D90D9Z0D90G6S0D90JeU0D90LJZ0D90N7Z0D90NRZ0D90NtR0D90OOa
0D90PjY0D90QPU0D90QUa0D90RXc0D90S0U0D90UNQ0D90VmP0D90WlU0D90YDb0D90YgZ0D90ZyY0D90apT0D90bBX0D90dQa0D90fzb0D90gGR
0D90hnY0D90i1U0D90kNc0D90kha0D90kvT0D90kyZ0D90qYR0D910DT0D910SZ0D912lS0D918bX0D918vS0D91DVZ0D91D-Y0D91GCZ0D91GxS
0DB002R0DB003Z0DB03vR0DD002U0DD003T0DD0AsU0DD0ErZ0DD0JeY0DD0KbY0DD0NRU0DD0PjZ0DD0RXY0DD0S0a0DD0SGT0DD0UNU0DD0Wlb
0DD0ZyX0DD0bBS0DD0eeU0DD0fGY0DD0ggZ0DD0jEU0DD0k2T0DD0kvS0DD0oQa0DD0rGc0DD10Da0DD10GU0DD18bY0DD1D0Y0DD1D-X0DD1FLR
0DE003T0DE03vS0DG1H6U0DH002Z0DH003Z0DH04Bc0DH08PU0DH0EiZ0DH0RXc0DH0WlR0DH0kNT0DH11nY0DH17iR0DH18bV0DH1DcQ0DH1EUT
0DH1G4S0DH1GCb0DJ002Y0DJ003R0DK003Z0DO002Z0DO0Ioa0DO0xhT0DO1GCa0DR002S0DR1GCg0DS003X0DS0VxU0DS18KT0DT002V0DT01sS
0DT038Z0DT0OCY0DT0PjR0DT0k-R0DT0m4a0DT0xBa0DT1GCR0DU002Z0DU003O0DU18bT0DV18bS0DW002U0DW003S0DW01sR0DW02ia0DW04sP
0DW06Pa0DW06US0DW06iS0DW07uc0DW0AKU0DW0ALR0DW0BIU0DW0BJU0DW0EtU0DW0IoS0DW0LHT0DW0NcO0DW0OCY0DW0PjT0DW0PoS0DW0RXX
0DW0S0S0DW0SGU0DW0UNZ0DW0Wld0DW0ZyX0DW0cFc0DW0e8b0DW0ePS0DW0eeZ0DW0kNa0DW0kyZ0DW0k-T0DW0oha0DW0ooX0DW0vFc0DW0vcY
0DW0wCQ0DW0xBY0DW0xcb0DW10sZ0DW13kZ0DW14TU0DW17LZ0DW17US0DW18Ka0DW18bT0DW1FLZ0DW1Fvb0DW1G4T0DW1GCV0DX002U0DX03vU
0DX18bU0Da03vT0Dc0X5Z0Dc10SY0Dc1Dcb0De0a9S0Df0AKY0Df1EbY0Dg002U0Dh002T0Di1D-S0Dl002U0Dl003X0Dl0RXQ0Dl0ZyZ0Dm002Y
0Dq002V0Dq003Y0Dq0RXS0Du002S0Dv002T0Dv003U0Dw002V0Dw0NRS0Dw0RXR0Dw0TlY0Dw0UNT0Dw0VxP0Dw0W8a0Dw0Wla0Dw0ZyV0Dx003a
0Dx154T0Dz003b0Dz0oeR0Dz1H6Z0D_002Y0D_003b0D_02_Z0D_03MR0D_0bBR0D_0iwS0E00WlT0E00iwc0E00jkY0E1002T0E1003Z0E10KdZ
0E10PjZ0E10S0T0E10SGa0E10VxU0E10ZyX0E113kT0E118bS0E11D0Z0E11FLT0E11GCU0E3003U0E4003Q0E402_a0E40ZUQ0E40bBT0E40hLZ
0E40iwY0E40i_Z0E5002R0E5038Z0E50RXS0E50cUN0E50k2T0E50swc0E514FZ0E518bY0E51AZT0E51FLS0E6002T0E7002V0E7003R0E701La
0E7038S0E708PU0E708_Z0E7093Z0E70D9a0E70PgT0E70RXa0E70S0d0E70SGY0E70WVb0E70WlY0E70ZyV0E70dBU0E70eeY0E70g1T0E70g4Z
0E70i1Y0E70iwb0E70jEU0E70k-U0E710Od0E711nR0E71FLY0E71GCQ0E71GiS0EA18fZ0EB002Y0EB0WlS0EB18be0EC18bP0EC1GCb0EC1GET
0EG002U0EG003a0EG0DWS0EG0S7c0EG0fuU0EG0uLZ0EI002S0EI003Y0EI0Pjb0EI0RXR0EI0S_Y0EI0ZyU0EI1G4Z0EL003Z0EL0NRa0EL0SGa
0EL18bZ0EM003Y0EM0YDS0EM17WU0EM18bb0EM1D-S0EN18bY0EO002Z0EO003T0EP003U0EP14TS0EP18bd0EQ0RXb0ER002T0ET003R0EX003S
0EX038S0EX0GXc0EX0xBT0EZ18bT0Eb002Y0Eb003Z0Eb0PjX0Eb0SGT0Eb0k2U0Eb0khZ0Eb126a0Eb12ZY0Eb17WU0Ec003R0Ed002a0Ed003Z
0Ed0VxS0Eg038Z0Ek18ba0En002b0En003b0Eo002Z0Ep02ZO0Ep0Qac0Eq002S0Eq003Y0Eq0RXR0Eq0k2S0Er06JV0Er0XFT0Er0jEc0Es01LR
0Es06JY0Es0FDb0Es0QlV0Es0S_Q0Es0U8S0Es0Wda0Es0jsa0Es0kYY0Es0mWb0Es0wIa0Es0yWa0Es13db0Es1DVS0Et002T0Et003O0Et0O8T
0Et0RXT0Et0ZyY0Et0hnV0Et0jEZ0Et18bS0Ew003U0Ew0PjS0Ew0ZyT0Ez002Y0E_08RY0F01DRU0F1002T0F1003S0F10crZ0F10qma0F118Gd
0F11DSZ0F3003Q0F50LBZ0F7002d0F7003b0FA003Z0FB003Y0FB0ZyT0FB1EKT0FD002R0FD003V0FD02_b0FD05eZ0FD080U0FD08aU0FD08eb
0FD0C4T0FD0CNZ0FD0DWY0FD0G6Z0FD0JYZ0FD0JeY0FD0N7S0FD0Nta0FD0PjU0FD0QPY0FD0VYS0FD0XAX0FD0Xub0FD0YZY0FD0a9T0FD0dlY
0FD0g1T0FD0i_T0FD0kQS0FD0k-Y0FD0mlU0FD0wCU0FD0wya0FD0zrS0FD0-HZ0FD0_YR0FD10DY0FD10GY0FD126V0FD154T0FD16sU0FD174a
0FD179a0FD18wS0FD1DXY0FD1EWS0FD1FbY0FD1H6T0FE002T0FE003P0FE038a0FE04BY0FE04id0FE06PZ0FE06UZ0FE08PY0FE08RX0FE0Nub
0FE0RXa0FE0a9R0FE0iiS0FE10GS0FE15FU0FE1EUb0FE1GCV0FE1G_a0FG002N0FG02_V0FG09na0FG0BAZ0FG0E1Y0FG0FqT0FG0G7S0FG0HFa
0FG0JeY0FG0TlY0FG0Vmc0FG0Wla0FG0a9S0FG0a_Z0FG0gnS0FG0iiU0FG0jka0FG0kQQ0FG0xqa0FG13HT0FG14Ea0FG16ZT0FG179U0FG17WR
0FG18Xb0FG1DXU0FH002U0FH003Z0FH04BP0FH0OCS0FH0PjZ0FH0UNb0FH0k2X0FH18GS0FH1FLa0FJ002U0FJ003b0FJ0O_S0FJ0QPS0FJ0UNS
0FJ0rUY0FJ12ZY0FJ1AZY0FJ1GCZ0FK003g0FK03vU0FK0QPU0FK0RXa0FK0WlY0FK0k-Y0FK0rUS0FK0xBZ0FK18bY0FK1GCT0FO003Y0FQ002a
0FS0adZ0FS0-cY0FT0BQZ0FT0l6T0Fa003Y0Fa0RXR0Fg003b0Fj003Z0Fl003Y0Fl077a0Fl0BQU0Fl0DDT0Fl0G7a0Fl0ZyY0Fl0cAa0Fl0fGa
0Fl0fkS0Fl0kDU0Fl0oMZ0Fl0xBT0Fl0-iZ0Fl10Df0Fl10MY0Fl13ka0Fl13vS0Fl16uY0Fl17CT0Fl17lZ0Fl19NZ0Fl1DXa0Fl1E0S0Fl1EKU
0Fl1EWa0Fl1G5S0Fl1GtZ0Fm003T0Fm06aZ0Fm0WlU0Fm0jEV0Fm10Oc0Fm15fZ0Fm17WT0Fn002Y0Fn003U0Fn0Zyb0Fn0aJS0Fq04zP0Fq0NtQ
0Fq0QLT0Fq0adT0Fq0fuO0Fq0fzZ0Fq0xqT0Fr0bBZ0Fr1GCZ0Fu003a0Fw0Iob0Fw0Wla0Fx0Hya0Fz002Y0Fz0RXZ0Fz0g-T0Fz0qYe0Fz10OR
0G30XAR0G30XKS0G4003Y0G6002V0G6003T0G601sc0G603vT0G60AeS0G60DWZ0G60E1R0G60JGQ0G60JYY0G60JeU0G60KsT0G60NRY0G60Oub
0G60Pja0G60QLO0G60RQS0G60RXU0G60S7P0G60S8T0G60SGX0G60S_Z0G60UNU0G60Vxa0G60WlU0G60WzZ0G60ZyZ0G60bBY0G60cPb0G60e7d
0G60fdS0G60g1Z0G60gGT0G60gnZ0G60ixV0G60jkU0G60k2T0G60kNT0G60k-T0G60m_Q0G60ohZ0G60trY0G60vOZ0G60_Yc0G6107T0G611ga
0G612ZX0G612aR0G614Ne0G614Oa0G614QZ0G616ZT0G617iT0G618pY0G61AZZ0G61AnZ0G61D9U0G61EKT0G61FLY0G61G4T0G61GCS0G7002V
0G7003Y0G7038Z0G705hZ0G70D9R0G70DWU0G70L2d0G70NRZ0G70QPY0G70VxT0G70YZT0G70YaT0G70Zya0G70fyP0G70gGY0G70k-T0G70qjT
0G70-iT0G7126S0G716Za0G716aT0G71AZS0G71EKT0G71FLZ0G9003T0GB03Ra0GF003Y0GF0ZyT0GF0zhY0GF12ZT0GJ002X0GJ038U0GJ0ZyU
0GJ0k-Y0GJ18Ge0GM0k2Y0GO003Y0GO0BQS0GO0DWb0GO0NRT0GO0PjZ0GO0RXY0GO0YZR0GO0-iY0GO14ES0GO1AZd0GO1DPS0GO1DXU0GO1EKc
0GT0vVZ0GX002Y0GX003S0GX0ixZ0GY002Q0GY0O8Z0GY0RXT0GZ002c0Gc1FRR0Gd002K0Gd0XYZ0Gd0dlZ0Gh18bU0Gj002U0Gj0dub0Gj0jEQ
0Gk003R0Gq0RXU0Gs002b0Gs003Z0Gs0G6Z0Gs0NRU0Gs0xBT0Gs14TS0Gs17WN0Gs18fT0Gu002Z0Gv003T0Gv0G6a0Gv0NRS0Gv0PjS0Gv0xBZ
0Gx003T0H00SPY0H317WS0H5003S0H71DcS0H90PjT0HD0d0Y0HE002a0HE003T0HF002a0HF003U0HF01Ua0HF02ZT0HF04eT0HF05ha0HF06YP
0HF07jU0HF08aa0HF09pS0HF0D9Y0HF0DDT0HF0FKU0HF0RXa0HF0UAT0HF0YZe0HF0bBR0HF0cAU0HF0dlZ0HF0k2U0HF0m_T0HF0owZ0HF0qmc
0HF0vOY0HF0zac0HF0-iQ0HF10Ke0HF14ER0HF18Xa0HF1DNQ0HF1D-U0HF1EKS0HG18bM0HH002U0HI1Gga0HK0ViR0HL002f0HL003Y0HL04BY
0HL08PT0HL0RXZ0HL0WlX0HL11nT0HL1AnS0HL1DcS0HO002a0HO003T0HO0RXc0HO0S0a0HO0VxY0HO1GCa0HP1GCZ0HS0g-T0HU003O0HU0k2S
0HU0_Ga0HV0RKS0HY003S0HZ18bT0Ha18hU0Hb002M0Hb003R0Hb00lZ0Hb02RZ0Hb038Z0Hb05qb0Hb074S0Hb080Z0Hb08RU0Hb08aa0Hb0BnZ
0Hb0G6a0Hb0JeU0Hb0N7T0Hb0NtT0Hb0P1Z0Hb0PjT0Hb0QPP0Hb0RYb0Hb0SGR0Hb0WJU0Hb0XAQ0Hb0ZyQ0Hb0cSZ0Hb0fzU0Hb0i_T0Hb0k2Z
0Hb0khU0Hb0mRT0Hb0m_R0Hb0xBb0Hb0xGZ0Hb0-CZ0Hb0-iZ0Hb10Ga0Hb10Mb0Hb126X0Hb14EZ0Hb174T0Hb179T0Hb17WV0Hb17iZ0Hb1EqU
0Hb1F6S0Hc002V0Hc003T0Hc08RU0Hc0D3T0Hc0SGU0Hc0WlV0Hc0YZZ0Hc0ixa0Hc0k-Q0Hc10GZ0Hc13UU0Hc16Za0Hd002P0Hd02RZ0Hd0Ohb
0Hd0XAT0Hd0ZUS0Hd0a9T0Hd0dVT0Hd0i_T0Hd0uLR0Hd154Z0Hd17WZ0He002S0He0ZyT0He0ohU0He0sXZ0Hg14TT0Hh003T0Hj002R0Hl002U
0Hr002e0Hr003Y0Hr18ba0Hr1DXN0Hs003b0Hs0d8T0Ht0xBa0Hu003R0Hx002S0Hx003Y0Hx1GCb0Hy003R0Hy0HOZ0Hy0IoZ0Hy0kNd0Hy1H3Z
0H_0kNa0I1002S0I3002T0I3003a0I30Vxa0I31FLR0I4002S0I40D9b0I40DDb0I40WlZ0I40oQN0I411WZ0I417WZ0I41DVP0I7003U0I70k2a
0IJ003Y0IO003T0IP002a0IP003U0IP0Wla0IP0ZyZ0IQ0RXS0IS003Y0IS0apR0IS0jkZ0IX13ka0Ia003S0Ib002a0Ib003Q0Ib01Ua0Ib0JeZ
0Ib0d8S0Ib0ixY0Ic002T0Id002Z0Ie002Z0Ie003S0Ig1EqU0Ik003Q0Il0NRP0Il0XaT0Im002X0Im003R0Im0RXU0Im0S0Z0Im0SGU0Im0kNS
0Io002U0Io003a0Io04BS0Io08PR0Io0RXS0Io0WlZ0Io17WT0Io1DcT0Iq002S0Iq003R0Iq0ZyY0Ir003R0Is0WAU0Is17WU0Is1FtZ0It002S
0It08Ra0Iu0WAT0Iw002Z0Ix002R0I-002a0I-003Q0I-056S0I-0AsU0I-0G6T0I-0KbT0I-0PjY0I-0RXY0I-0S0T0I-0VxV0I-0XYX0I-0d8U
0I-0jEd0I-0k-Z0I-18bT0I-1AZT0I-1GCT0I_002V0I_003S0I_0S0Y0JB002T0JB003b0JF002T0JF003a0JG0jEU0JG1H3d0JH0CgZ0JH0OcZ
0JH0Qlc0JH0S_Z0JH0UUS0JH0f6Q0JH0tqa0JH0ycZ0JI002U0JJ002g0JK003U0JL002d0JL003Z0JL0SGa0JO0BQa0JO0SGe0JO0i1Z0JO0ixa
0JO0lwS0JO0miT0JO13kZ0JO17TT0JO18bR0JO1AbY0JO1E0T0JO1EKb0JQ0SGa0JR002Q0JR003c0JR0RXT0JR0ggT0JU002a0JX0icP0JY002V
0JY003V0JY0RXc0JY0WlY0JY0ZyT0JZ003T0JZ084Q0JZ08Wa0JZ0fkS0Jb003a0Jb0xOY0Jc002U0Jd002X0Jd003S0Jd0RXY0Jd0S0c0Je002c
0Je003T0Je038U0Je0KbY0Je0OiZ0Je0SGY0Je0UNZ0Je0ZyU0Je0jEb0Je0k2S0Je0k-Y0Je0m_R0Je18bU0Je1GCR0Jg002P0Jh17iT0Ji002U
0Ji003c0Ji038U0Ji04BT0Ji06Pb0Ji08RY0Ji0LHZ0Ji0RXY0Ji0jEP0Ji0kNe0Ji0k-R0Ji0oQU0Ji0vGZ0Ji11nS0Ji17Wb0Ji17iU0Jj0a9Z
0Jl002c0Jn0SGe0Jp002a0Jp003R0Jq002R0Jq003X0Jq0Ntb0Jq0fuT0Jq0ixT0Jr002T0Js003Y0Js0SGU0Jt0SGR0Jx003R0J-002O0J-003U
0J-0RXZ0J-0SGT0J-0XYU0J-0xxa0K0003U0K00PjZ0K00SMe0K00WlT0K00sga0K012bX0K014FV0K017rS0K01DST0K01G4S0K2002U0K2003T
0K218bR0K3003S0K4002U0K6003S0K70i1Y0K9002a0KF003Z0KF194N0KH002T0KH003T0KR003Q0KS003R0KS0e1U0KS0fuZ0KS0i1T0KS0rUc
0KS0raU0KS0sTZ0KS0xBa0KS0xhT0KS0xxR0KS0_5b0KS10GY0KT002R0KT0S_S0KT0jEY0KT1H3a0KU0Vxa0KU1E0U0KV089a0KV0WJR0KV0g_Z
0KV0vYR0KV18bS0KX002Y0KX0RXY0KY002a0KY003U0KY08AQ0KY0SGa0KY14Fb0KY1GCU0KZ002T0KZ0RXZ0Kb0jEX0Kd00Xa0Kd03jR0Kd0D_V
0Kd0OcY0Kd0Oib0Kd0U8Z0Kd0UUa0Kd0WWZ0Kd0WsZ0Kd0dzY0Kd0f6Z0Kd0iJP0Kd15ee0Kd1GMZ0Ke13ub0Kf03OQ0Kh002X0Kh003X0Kh0D9U
0Kh0VxU0Kh0ZyV0Kh0i1a0Kj002P0Kj0OVU0Kj0RXY0Kj1F2Z0Kk0Oca0Kk0UUa0Kk0bVd0Kk0f6Z0Kk0iJR0Kk15ed0Kk1DVY0Kk1FAR0Kn002Z
0Kn0AKS0Kn1D-Y0Ko002d0Ko003V0Ko0DWS0Ko0Eda0Ko0Fza0Ko0jQb0Ko0kNa0Ko0rES0Ko17WV0Kp002S0Ks003a0Ks077a0Ks08Rb0Ks0QPU
0Ks0ZyR0Ks0xBP0Ks1DPZ0Kt002S0Kt003U0Kv003R0Kv0_Ya0Kw002T0Kw003T0K-002T0L00VxZ0L2002e0L2003X0L20AsR0L20DDS0L20LTP
0L20NRa0L20S0Z0L20ZyY0L20duZ0L20jEZ0L20jkL0L21EKR0L5002Z0L506ZT0L517WU0L6003Y0L606Pa0L60DWd0L60LTZ0L60fuR0L61GEa
0L7002P0L7003a0L70Nta0L70S7T0L70XAb0L70a9a0L70fuS0L70g4b0L70xBb0L712dS0LA0zuR0LB03va0LB0WlY0LE003Z0LH0RXR0LH18bV
0LJ002Q0LJ0RXT0LL003U0LM003T0LM0N7a0LM0VxQ0LM0bBZ0LM109R0LN002a0LS002S0LS003U0LS0hnY0LT003U0LT02_Z0LT04sS0LT052b
0LT08aT0LT0B4P0LT0BIU0LT0DTa0LT0NRN0LT0NrS0LT0OWZ0LT0U1Q0LT0UEZ0LT0XuZ0LT0XxY0LT0aHY0LT0afS0LT0dsY0LT0gGY0LT0tga
0LT0uES0LT0xpR0LT0yZa0LT0zJZ0LT10VZ0LT13dR0LT13iZ0LT13ka0LT149S0LT17WU0LT19Na0LT19Qa0LT1D0U0LT1F6Z0LU002T0LU02Wa
0LU0D9Z0LU0DDa0LU0QLS0LU0YfT0LW0GOT0Ld002U0Ld0G6R0Ld18bS0Lg0D9Z0Lk0YZU0Ll002Z0Lm003R0Lo002a0Lo17WS0Lp002Z0Lr002a
0Lx003R0Ly003Z0Lz003Y0Lz02_Y0Lz06JY0Lz0NtS0Lz0jEZ0Lz17WU0L_003S0L_18GQ0L_1F2Z0L_1Fvb0M4002S0M4003S0M418KR0M50S0a
0M50VxO0M50WlU0M50Zyb0M518bY0M6002Y0MA01UZ0MA0Zyb0MA18ba0MD0G7R0MK002d0MK003V0MK01sb0MK038T0MK077R0MK084S0MK08PT
0MK08aa0MK0AeS0MK0DDU0MK0E7Q0MK0G6c0MK0RXZ0MK0VYZ0MK0bBU0MK0cyR0MK0epT0MK0iwP0MK0k-R0MK0sTS0MK0xBa0MK0xxY0MK0yBa
0MK11nT0MK126T0MK14TV0MK18fa0MK1D-X0MN003U0MN05HT0MN0a9Y0MN17WZ0MO002S0MO003R0MO08PX0MO0RXY0MO0Wlb0MO0ZyT0MO0kNZ
0MO0k-Y0MO0oQU0MO0rGa0MO10OT0MO10SZ0MO11nR0MO18bb0MO1A6Z0MO1FqY0MO1GCU0MO1GEa0MQ003Z0MS14TZ0MT003Z0MU002e0MU003Z
0MU0UZS0MU0ZyT0MU0bBQ0MV003Y0MV02_T0MV0LTZ0MV0NRY0MV0Wlb0MV17Wc0MV1BMR0MV1FqY0MV1FvN0MV1GCZ0MX002U0MX0G6Y0MZ0ZyZ
0Ma002R0Ma003U0Ma0GJY0Ma0NRa0Ma0RXT0Ma0WlY0Ma0ZyT0Ma0k2f0Ma0kDT0Ma0obT0Ma14NQ0Ma18GZ0Ma1AWZ0Ma1GCV0Mb002U0Mb06Ua
0Mb19NP0Mb1GCU0Md002T0Md003Z0Md01UU0Md02iR0Md0SGY0Md0VxY0Md0ZyZ0Md0owa0Md11uQ0Md11vT0Md18bT0Md1AZU0Md1GCT0Me003T
0Me0RXZ0Mf04ia0Ml002a0Ml08PQ0Ml0BJa0Ml0ZyZ0Ml1AZT0Mq08Ya0Mq0G6Y0Mq0Xaa0Mq0fkb0Mq10fS0Mz02Ra0Mz17UZ0Mz17WZ0Mz1H6a
0N3002T0N3003Y0N30RXY0N4002a0N4003X0N40SGa0N40UNU0N40VxZ0N40bBT0N40eeS0N40vnT0N410Oa0N41AZb0N41FLT0N5002R0N5003V
0N504ia0N506PZ0N50S0S0N50SGT0N50WlY0N50k2Z0N518ba0N51FuZ0N7002Y0N7003U0N704iR0N70LHR0N70NRZ0N70RXY0N70S0T0N70Vxd
0N70WlV0N70ZyS0N70dlU0N70jEY0N70kNY0N70obY0N718ba0N71AZU0N71EKS0N71FLR0N71FvS0N71GCZ0N9002U0N91D-V0NB002U0NB0QPU
0NB1E2V0NB1E7T0ND002d0ND003R0ND0QPa0ND1E3U0NF0tCZ0NF1FvY0NI003X0NI0N7Y0NI0RXS0NK002Y0NK18bY0NO003Y0NO0haZ0NQ003Z
0NR002a0NR003V0NR00MT0NR00aQ0NR00gT0NR01Nh0NR038S0NR03kc0NR04BQ0NR04ic0NR04uc0NR05FT0NR08CV0NR08PS0NR08aR0NR08iS
0NR090a0NR09Ea0NR0A8b0NR0B2Z0NR0BIT0NR0BLa0NR0BcN0NR0BfO0NR0Bmb0NR0CfU0NR0Czb0NR0DIc0NR0DVa0NR0EPb0NR0EcZ0NR0ErP
0NR0FGj0NR0Gvb0NR0Hdd0NR0INZ0NR0IVa0NR0IfT0NR0ImN0NR0IoX0NR0IpY0NR0K6d0NR0KYZ0NR0L7R0NR0LTV0NR0MUT0NR0McS0NR0NRS
0NR0Nqb0NR0OCQ0NR0OVk0NR0OsY0NR0PDa0NR0PWQ0NR0PjX0NR0QHY0NR0QLT0NR0QPa0NR0QmZ0NR0QxJ0NR0RNa0NR0RXZ0NR0Suc0NR0T1b
0NR0UAS0NR0UCZ0NR0UHa0NR0UNa0NR0WDN0NR0WFO0NR0WfZ0NR0Wla0NR0X_e0NR0Y7b0NR0YJZ0NR0YeZ0NR0Zkb0NR0ZyV0NR0a8P0NR0dFb
0NR0dRb0NR0dlS0NR0d_T0NR0e_a0NR0f1R0NR0fuO0NR0gFY0NR0h8R0NR0haZ0NR0jEQ0NR0jKT0NR0jPc0NR0juU0NR0jxU0NR0jyX0NR0kNU
0NR0kac0NR0k-R0NR0m8N0NR0mbR0NR0m-a0NR0nPU0NR0niY0NR0n-a0NR0oQS0NR0pqd0NR0qbd0NR0rPO0NR0sVQ0NR0srS0NR0t9b0NR0tNU
0NR0trP0NR0tvT0NR0uOd0NR0vCY0NR0vTc0NR0vzb0NR0wKd0NR0wzP0NR0x1U0NR0xEb0NR0xdY0NR0xxN0NR0y6b0NR0yYQ0NR0yba0NR0zMZ
0NR0zxi0NR0-NZ0NR0-ha0NR0_BZ0NR0_pe0NR10JY0NR10Sd0NR11nd0NR13dQ0NR13fn0NR13kN0NR13vU0NR14BX0NR14Ib0NR14NS0NR14tZ
0NR16na0NR17UQ0NR17WU0NR181S0NR18bb0NR1AFY0NR1AZY0NR1AnU0NR1BjT0NR1B_V0NR1CnS0NR1D4e0NR1D8Z0NR1DBb0NR1DPb0NR1DXZ
0NR1Dva0NR1F2c0NR1FLc0NR1FUZ0NR1FqT0NR1FuS0NR1FvQ0NR1FwZ0NR1G4S0NR1GCS0NR1GgS0NR1GlZ0NR1H3S0NS002b0NS003T0NS1FvY
0NU002U0NU003V0NU0RXZ0NU0Wlb0NU1FvZ0NW0__Z0Nc002P0Nc003T0Nk002Q0Nk0fdT0Nk10DQ0Nk1FOc0No003T0Nq0zrS0Nr003Z0Nr0zuU
0Ns01sZ0Ns17kZ0Nt003P0Nt01sa0Nt07qa0Nt084Z0Nt0G6R0Nt0LHa0Nt0NRa0Nt0NtT0Nt0Pja0Nt0UAb0Nt0UCa0Nt0UNb0Nt0Voa0Nt0VxR
0Nt0WlZ0Nt0ZyT0Nt0dBZ0Nt0eeR0Nt0jKS0Nt0k2U0Nt0n6d0Nt0qcT0Nt0sXZ0Nt0trT0Nt0uLS0Nt12ZY0Nt154U0Nt18GT0Nt1AZQ0Nt1FLZ
0Nt1FRb0Nu002U0Nu003R0Nu038S0Nu0SGS0Nu0WlY0Nu0e3T0Nu14NR0Nu18bR0Nu1GCS0Nw003Q0Nz003S0O2003c0O20kQY0O4003S0O5002S
0O60XYa0O7003Z0O70fGZ0O717Wc0O8002g0O8003c0O80RXU0O80fGb0O80kNT0O817Wa0O81Fqc0O917Wb0OA003Z0OA0crb0OA0fHY0OA17Wa
0OC002b0OC003V0OC01sQ0OC038Z0OC04uU0OC06Pa0OC08sb0OC09YQ0OC0AsQ0OC0FGb0OC0LTZ0OC0MVP0OC0RNb0OC0RXT0OC0SGV0OC0T1Z
0OC0UAU0OC0UIZ0OC0WDb0OC0Wlb0OC0YMa0OC0ZyR0OC0ezg0OC0fuU0OC0jwb0OC0jyZ0OC0kNU0OC0srR0OC0tNT0OC0trS0OC0vTd0OC0yYT
0OC0zxa0OC10SZ0OC10_a0OC169a0OC181Y0OC18bT0OC1D4a0OC1FLR0OC1Fqa0OC1FvX0OC1G4R0OC1GCR0OD003b0OE0jyQ0OH003Q0OL002T
0OL003T0OL06PT0OL0SGR0OP002g0OP0dgb0OP17WS0OQ003T0OQ0VxT0OR003U0OS003Q0OS01sa0OS0NRb0OS0SPU0OS0hgP0OS0kNT0OS0o3S
0OS0qwS0OS0xBa0OS16uY0OS17WU0OT002a0OT04iZ0OT0WlU0OV003U0OV0C4Y0OV0SPP0OV0Y_S0OV0kNT0OV0sTU0OV136S0OV16uY0OV176a
0OV17Wa0OW002X0OW0E7a0OW0G6U0OW0NRT0OW0PjX0OW0RXU0OW0S0c0OW0TeT0OW0VxY0OW0jEZ0OW0k2U0OW13vR0OW18Ke0OW18bY0OW1FLT
0OW1G4U0OW1GCU0OX002R0OY002U0OY003Q0OY0Pja0OY0ZyU0OY0adZ0OY10GY0OY1GCY0OZ002T0OZ003S0Oa003Z0Ob002d0Ob02RY0Ob0RXb
0Oc002a0Oc003d0Oc03NR0Oc0FGT0Oc0RXe0Oc0WFZ0Oc0WlZ0Oc0kNV0Oc11nS0Oc1DcS0Oc1GCY0Oc1G_N0Oe002S0Of003a0Of0AKT0Oh002Q
0Oh003X0Oh03eZ0Oh0A0b0Oh0JeY0Oh0QPZ0Oh0cJS0Oh0fda0Oh0ixZ0Oh0_YZ0Oh19Nc0Oi002a0Oi003Y0Oi038b0Oi04BZ0Oi0NRT0Oi0OCS
0Oi0Oha0Oi0RXa0Oi0WlQ0Oi0Zyb0Oi0jES0Oi0kNX0Oi11nY0Oi1D4S0Oj0Bca0Oj13va0Ok002Q0Ok003d0Ok0e3S0Ok0kNS0Ok1BNc0Ok1GCa
0Ok1GEZ0Ol002V0Ol0LHa0Ol0SGS0Ol0jQa0Ol0vAa0Ol1GCc0Ol1GEa0On003a0Os003b0Ou002Y0Ou003Z0Ou038T0Ou03-d0Ou07MX0Ou0Asa
0Ou0OCR0Ou0TTZ0Ou0WAS0Ou0YZT0Ou0cUS0Ou0dlR0Ou0jkZ0Ou0kQY0Ou0kUY0Ou0mia0Ou0xxX0Ou10dS0Ou13kS0Ou18bb0Ou1AZU0Ou1DXP
0Ou1EKQ0Ou1FqU0Ov003S0Ov18bY0Ov1D-X0Oy002U0Oy1GCY0O_003Y0O_18Ga0P00fvb0P1002b0P10RXT0P204iY0P4002Z0P4003R0P7002Y
0PA002T0PA0WdY0PB003T0PC002Z0PC003d0PC0ZyS0PC0lJS0PD002S0PF002Q0PJ002V0PJ003Z0PJ0KbZ0PJ0RXU0PJ0ZyU0PJ1AZV0PL003a
0PP002S0PP0RXa0PP0WlS0PP0YZa0PP0vYZ0PP18bT0PQ002U0PQ0WlZ0PQ1G4T0PS00lZ0PS0KSU0PS0TlU0PS0VYT0PS0ZpU0PS0oTT0PS16uZ
0PS1DPY0PT0G6Y0PT0QLS0PT0ixa0PV003T0PV1D-Q0PW003S0PX003T0Pf003T0Pg002Z0Pg003U0Pg0AsU0Pg0DHa0Pg0FDR0Pg0PgZ0Pg0RXY
0Pg0S_a0Pg0WXa0Pg0WlS0Pg0ZyZ0Pg0g1Y0Pg0jET0Pg11nR0Ph002Z0Ph0MlQ0Ph0WAP0Ph18bj0Pj002c0Pj003i0Pj00MZ0Pj00lQ0Pj015S
0Pj01Nd0Pj01sa0Pj01uQ0Pj038Y0Pj04ia0Pj04sR0Pj052S0Pj056O0Pj06GS0Pj06PV0Pj08PR0Pj08RT0Pj093M0Pj0BAT0Pj0BLT0Pj0CNZ
0Pj0ECd0Pj0ErT0Pj0FGc0Pj0HdX0Pj0HlS0Pj0IVZ0Pj0LHU0Pj0LTR0Pj0NOZ0Pj0OSY0Pj0OWa0Pj0Ola0Pj0OuZ0Pj0PjY0Pj0QHY0Pj0RXf
0Pj0SGZ0Pj0Sua0Pj0S_T0Pj0T1a0Pj0TlS0Pj0UCc0Pj0WFT0Pj0Z8S0Pj0dFY0Pj0dRZ0Pj0dsS0Pj0fuT0Pj0gGS0Pj0iwY0Pj0ixS0Pj0izS
0Pj0jEQ0Pj0jPb0Pj0kNd0Pj0k-S0Pj0lZT0Pj0mba0Pj0qbc0Pj0tNj0Pj0tYR0Pj0vCa0Pj0wCZ0Pj0wKe0Pj0wsS0Pj0y2R0Pj0yfR0Pj0_OZ
0Pj0_pj0Pj10DS0Pj10Se0Pj11nc0Pj13fb0Pj13kT0Pj14Bb0Pj16uQ0Pj17Wc0Pj17iZ0Pj18bZ0Pj18pR0Pj1BNT0Pj1D4c0Pj1DwT0Pj1D-Z
0Pj1F2b0Pj1Fqb0Pj1FvV0Pj1G4a0Pj1GCT0Pj1GgS0Pj1Gle0Pj1GnY0Pk003S0Pk0kYR0Pk0lZU0Pk10dZ0Pk17Wc0Pk18ba0Pl002Y0Pm18bd
0Po002c0Po003Y0Po08sc0Po0IqU0Po0LTd0Po0NtT0Po0OCR0Po0RXZ0Po0SGR0Po0UCZ0Po0WlZ0Po0fuZ0Po0jyZ0Po0kNa0Po0ohb0Po0tYT
0Po13ka0Po18bZ0Po1FvR0Po1GCa0Pp003S0Pp0jya0Ps002T0Ps003U0Ps18bR0Ps1G4a0Pt05fP0Pu003U0Pu038c0Pu08Pa0Pu0WlY0Pu0YgZ
0Pu0k-Z0Pu18ba0Pv002V0Pv003Z0Py002U0Py06ZS0Pz0m_a0P_0NRc0P_0OCa0Q0002b0Q20k2U0Q6002X0Q6003Z0Q60R4U0Q60R6M0Q60Saa
0Q7003Y0QD002a0QE002a0QE038T0QE0A9Z0QE0BQa0QE0NRO0QE0PjT0QE0PoQ0QE0RXR0QE0SGR0QE0eeT0QE0kDP0QE0nlR0QE0qmZ0QE0vYa
0QE0xxY0QE10Mb0QE126Z0QE17WR0QE18GS0QE1DXT0QF003Y0QG003Z0QH002Y0QH003U0QH0G6R0QH0HFR0QH0QPd0QH0SGR0QH0bBS0QH0kDQ
0QH0miS0QJ17TR0QL002X0QL003U0QL08pZ0QL093Y0QL0HLU0QL0KbR0QL0MaY0QL0N4T0QL0NRX0QL0QLK0QL0RXb0QL0S0Y0QL0SGS0QL0YgU
0QL0ZyU0QL0bBY0QL0k2V0QL0kNS0QL0m_U0QL18bV0QL1D-S0QM002X0QM003U0QM038a0QM03vY0QM093Y0QM0jEY0QM18bT0QO0lMT0QP002U
0QP003U0QP038Y0QP04iU0QP08Pa0QP08aZ0QP093U0QP0A3S0QP0A4S0QP0D9U0QP0FHT0QP0IQS0QP0JYQ0QP0KbO0QP0KdT0QP0LHT0QP0NRZ
0QP0OCZ0QP0Oic0QP0Pje0QP0QPU0QP0RXU0QP0S0Q0QP0Tna0QP0U8e0QP0UNT0QP0WFT0QP0WlV0QP0XYZ0QP0YgU0QP0Zyb0QP0cUT0QP0crS
0QP0dja0QP0eec0QP0hnY0QP0i1V0QP0i4T0QP0jEU0QP0jkT0QP0k-X0QP0lZS0QP0m_Y0QP0nXS0QP0oQT0QP0o_Z0QP0tIT0QP11aT0QP11gZ
0QP11nT0QP13vZ0QP14FT0QP16VZ0QP18bd0QP18pb0QP1BET0QP1D9T0QP1EUO0QP1FLY0QP1FRU0QP1FUS0QP1Fqd0QQ003S0QU002T0QU03vS
0QU04ic0QU06Pe0QU0RXU0QU0SGX0QU0Wla0QU0ZyT0QU0jEU0QU17UZ0QU1Fnc0QU1GCU0QW002T0QW003U0QW0KbS0QW0RXY0QW0ZyR0QY003R
0QZ003T0Qa003U0Qa0D9Z0Qa0DDP0Qa0NRe0Qa0Pja0Qa0RXY0Qa0ZUS0Qa0Zya0Qa0epZ0Qa0jET0Qa0ohU0Qa1D-Y0Qa1GCU0Qb08RZ0Qb0lMT
0Qc003O0Qc0ZyZ0Qc0lMU0Qd002U0Qd003U0Qd0RXa0Qe002T0Qe13ka0Qf002R0Qh002U0Qh077Z0Qh08Rd0Qi002b0Qi003a0Qk002S0Ql02RY
0Ql02_U0Ql03MR0Ql05qT0Ql06uZ0Ql0AsU0Ql0BQb0Ql0C8T0Ql0D9a0Ql0DqR0Ql0DwS0Ql0E1Y0Ql0EXR0Ql0OWT0Ql0OuU0Ql0QPU0Ql0TGa
0Ql0YZT0Ql0a9U0Ql0bBU0Ql0bvZ0Ql0dVZ0Ql0fBR0Ql0g_Z0Ql0ixT0Ql0khS0Ql0k-T0Ql0lwT0Ql0m0a0Ql0mRT0Ql0qYa0Ql0xqY0Ql0zuZ
0Ql10DR0Ql10MR0Ql12ZZ0Ql16sT0Ql16uZ0Ql176T0Ql17WS0Ql1DXU0Ql1DsR0Ql1EKS0Ql1EqU0Qn0TaZ0Qo003U0Qp06UZ0Qp0x5S0Qp1GCS
0Qq002N0Qq003R0Qq04iQ0Qq0Wld0Qq0k-S0Qq13ka0Qq1GEc0Qu0kNS0Qy1D0Y0Qz002f0Qz003a0Qz04sS0Qz0YDT0Qz0aAZ0Qz0bBZ0Qz0fua
0Qz0k-Y0Qz18bZ0Qz1DcZ0Q-0WlZ0Q-0ZOT0Q_0a9Z0Q_17Wb0R011ga0R4002X0R4003Z0R40ZyS0R40jET0R418bZ0R6002U0RC0xBS0RE002T
0RE1D-Y0RI002U0RI003T0RI0EGR0RI0RXf0RI0Zya0RI0jEZ0RI0zuT0RJ002U0RJ003a0RK002N0RK0Pjd0RK17WZ0RK18bZ0RM003R0RN003Y
0RQ002S0RQ003V0RQ04ic0RR002Z0RR17WU0RS08RY0RT002U0RU0G6a0RU0NRT0RU0OCb0RU0SSS0RU0mPP0RU0tYZ0RU10FS0RV002a0RX002Q
0RX003S0RX00lc0RX011b0RX01CU0RX01Da0RX01PT0RX01US0RX01xU0RX02WU0RX02_U0RX039Z0RX03CZ0RX03IT0RX03MS0RX03RZ0RX03VZ
0RX03eU0RX04Mb0RX04eX0RX04iS0RX04pZ0RX04yZ0RX052U0RX05HU0RX05JZ0RX05La0RX05cR0RX05qX0RX06GY0RX074T0RX077a0RX07BT
0RX07qU0RX07vU0RX080S0RX084T0RX08ZZ0RX08aY0RX08ea0RX08lS0RX09Sa0RX0A7Z0RX0AKS0RX0APT0RX0AjS0RX0AsV0RX0BAU0RX0BBT
0RX0BNY0RX0BQZ0RX0BnR0RX0ByS0RX0C6T0RX0CmU0RX0CoS0RX0DDT0RX0DHZ0RX0DWT0RX0DXT0RX0E1V0RX0EQa0RX0EdU0RX0FDY0RX0FJZ
0RX0FqS0RX0G7U0RX0GGY0RX0GJY0RX0GOZ0RX0HFY0RX0HbZ0RX0HcT0RX0HeT0RX0HyR0RX0IbZ0RX0Imc0RX0IuS0RX0I_T0RX0JeT0RX0K0U
0RX0KFT0RX0KhT0RX0L2Z0RX0LUP0RX0LZV0RX0MdX0RX0MqS0RX0NRM0RX0NtX0RX0NuT0RX0O4b0RX0OHR0RX0OVa0RX0OWY0RX0OYT0RX0OfS
0RX0OyU0RX0PSR0RX0PjP0RX0PvT0RX0QHU0RX0QLV0RX0QMZ0RX0QPU0RX0QUZ0RX0QaU0RX0R0Z0RX0RUS0RX0SPU0RX0SSS0RX0SUU0RX0SWc
0RX0S_S0RX0TCZ0RX0TGa0RX0TQS0RX0TlU0RX0UYa0RX0UZa0RX0VYS0RX0Vba0RX0VnT0RX0VxZ0RX0WJb0RX0X7Z0RX0XAU0RX0XaZ0RX0XuX
0RX0XxT0RX0YDR0RX0YaS0RX0Yba0RX0YrU0RX0Z4T0RX0Z8a0RX0ZUR0RX0ZpU0RX0a5a0RX0adY0RX0afZ0RX0aib0RX0apR0RX0a_Z0RX0bBS
0RX0bFR0RX0bGU0RX0bRS0RX0biY0RX0bpR0RX0btU0RX0c2a0RX0cAV0RX0cyT0RX0d8U0RX0dBV0RX0dVY0RX0dde0RX0dgX0RX0dlQ0RX0dnZ
0RX0e1b0RX0eLU0RX0ena0RX0epU0RX0f5c0RX0fBQ0RX0fNa0RX0fdY0RX0ffZ0RX0fka0RX0foT0RX0fsZ0RX0fuQ0RX0fvT0RX0g3b0RX0gGZ
0RX0g_R0RX0hAU0RX0hLX0RX0hdT0RX0hgY0RX0hlU0RX0i1U0RX0i5X0RX0iHZ0RX0iiT0RX0ita0RX0ixX0RX0i_X0RX0j3c0RX0jKZ0RX0jQY
0RX0jkS0RX0kDZ0RX0kIY0RX0kQT0RX0kYZ0RX0khU0RX0kkT0RX0l7a0RX0lVX0RX0lwT0RX0mRU0RX0miV0RX0mjZ0RX0m_Y0RX0nCR0RX0nGS
0RX0nRa0RX0nkQ0RX0nlT0RX0nvR0RX0oHS0RX0oMZ0RX0oTY0RX0oYU0RX0ohU0RX0ooY0RX0owV0RX0o_S0RX0p7b0RX0pLb0RX0pqP0RX0q2Z
0RX0qNT0RX0qVU0RX0qzZ0RX0rGc0RX0rUQ0RX0raY0RX0rmc0RX0s6R0RX0sDY0RX0sTU0RX0sXY0RX0sfT0RX0t9S0RX0tKa0RX0tNU0RX0tQZ
0RX0tYZ0RX0uET0RX0uLS0RX0uVb0RX0urT0RX0u_a0RX0vOV0RX0wsV0RX0wyO0RX0xLS0RX0xqS0RX0x-R0RX0y4Z0RX0yBZ0RX0yET0RX0yZT
0RX0zGU0RX0zJS0RX0zMR0RX0zQZ0RX0zaU0RX0zcT0RX0zgZ0RX0zkT0RX0zrS0RX0zuX0RX0-3a0RX0-XT0RX0-iY0RX0-ka0RX0-mY0RX0_HY
0RX0_MZ0RX0_NZ0RX0_jT0RX0__U0RX109U0RX10Db0RX10MY0RX10OY0RX10TS0RX10da0RX10gT0RX10oT0RX10xP0RX119Z0RX11aY0RX11cZ
0RX11uZ0RX11xU0RX126Z0RX12NZ0RX12QS0RX12ZX0RX12ba0RX13Hb0RX13NT0RX13RR0RX13US0RX142a0RX14FX0RX14NY0RX154Y0RX16DZ
0RX16VV0RX16cU0RX16sP0RX16uT0RX16vR0RX16xa0RX176T0RX17CT0RX17NU0RX17WY0RX17iX0RX17lT0RX18CZ0RX18Mb0RX18QQ0RX18WZ
0RX18Xa0RX18vV0RX18xc0RX194P0RX19Aa0RX19NS0RX19Qa0RX1AUY0RX1AZU0RX1AhZ0RX1AjT0RX1BjU0RX1CQZ0RX1D0b0RX1D4a0RX1DNZ
0RX1DPb0RX1DVS0RX1DXT0RX1D-Y0RX1EKY0RX1EOZ0RX1EWQ0RX1EmZ0RX1EqY0RX1F6Y0RX1FZS0RX1FuS0RX1G6a0RX1GMQ0RX1GOU0RX1GPZ
0RX1GQU0RX1GTY0RX1GgS0RX1Glc0RX1H6S0RX1HAZ0RX1HGY0RY002a0RY0RXa0Rb002Z0Rb003R0Rb0BIY0Rb0kvZ0Rb18bb0Rc18bT0Rl0Vxb
0Ro002a0Ro0G6V0Rp002X0Rp003c0Rp0NRa0Rp0ZyY0Rp0k2R0Rp14TU0Rp18bS0Rp1EKc0Ru003Z0Rv002T0Rx002Z0Ry0xBa0Ry18bS0Rz18bR
0R_003U0R_0xBS0S0002c0S0003X0S001La0S002_a0S004ib0S008PZ0S0093R0S00AKZ0S00DDa0S00DQZ0S00E7R0S00ECR0S00FGN0S00LMc
0S00LNa0S00LTR0S00MKb0S00N7T0S00NRj0S00NUa0S00OhU0S00PtS0S00RXg0S00Wla0S00WyS0S00ZUc0S00ZyZ0S00bvT0S00cJZ0S00fBU
0S00hLf0S00hlf0S00iwZ0S00i_b0S00jHS0S00kNU0S00k-R0S00oQU0S00yfS0S00zua0S011nV0S013fT0S017UT0S017WQ0S017iY0S018bc
0S01AFS0S01ATZ0S01BMZ0S01DXS0S01DcP0S01D-b0S01FqR0S01FvR0S01G4T0S01GCd0S01GEY0S4003b0S7002S0S7003O0S70k2T0S711gb
0S718bS0S71AZa0S8002R0SB003R0SB08YT0SB18bT0SG002X0SG003S0SG01UU0SG01xa0SG02RS0SG02_Z0SG03CY0SG03sZ0SG05cZ0SG05qT
0SG06aZ0SG074T0SG07va0SG084Z0SG08aY0SG09pa0SG09-b0SG0APT0SG0AsZ0SG0BAT0SG0BNT0SG0BQU0SG0C4b0SG0D8Z0SG0D9U0SG0DwZ
0SG0E7Y0SG0EIf0SG0EQT0SG0FlY0SG0G6Z0SG0G7Q0SG0HFT0SG0I-V0SG0JOY0SG0J-T0SG0K0a0SG0MKY0SG0MdS0SG0N7Y0SG0NDR0SG0Nka
0SG0PSZ0SG0PjT0SG0Q6a0SG0QPX0SG0RTS0SG0T6T0SG0UZS0SG0VcT0SG0VmY0SG0VxY0SG0W5T0SG0WlZ0SG0XAY0SG0Xua0SG0YDY0SG0Z4T
0SG0ZmS0SG0Zpa0SG0ZyZ0SG0a9d0SG0acR0SG0a_Z0SG0bBY0SG0bdZ0SG0cOT0SG0dVX0SG0ddU0SG0eTZ0SG0epY0SG0f5Z0SG0fuY0SG0fzR
0SG0g_T0SG0hAR0SG0hlZ0SG0idO0SG0ixV0SG0izT0SG0i_b0SG0kDT0SG0kNb0SG0kYU0SG0kyZ0SG0lGU0SG0m0U0SG0mJc0SG0mRZ0SG0m_S
0SG0nCT0SG0oHU0SG0oTa0SG0oYR0SG0ooX0SG0p7Z0SG0p8a0SG0q6Y0SG0raY0SG0sXY0SG0urd0SG0xBQ0SG0zrS0SG0zxZ0SG0-eT0SG0-ia
0SG0_Ha0SG10Da0SG10MS0SG10TT0SG10da0SG11cS0SG126P0SG12Za0SG13YP0SG13fa0SG13kV0SG14EY0SG14FV0SG14TY0SG154Y0SG16VU
0SG16ZY0SG17US0SG17WX0SG17iY0SG18bY0SG18fb0SG18xa0SG1BjS0SG1DYa0SG1EKT0SG1EqU0SG1FZc0SG1GDY0SG1H6X0SG1HDY0SG1HJY
0SI002a0SJ003Y0SM002i0SM003U0SM0QET0SM0fuT0SM0u9Z0SM16FU0SM195T0SN0sJZ0SN0xlT0SN15fS0SP002U0SP003U0SP08lb0SP0MVb
0SP0NRR0SP0OWT0SP0UNU0SP0Zyf0SP0i1S0SP0yBV0SP18bT0SP1GCV0SR0Zyc0SS002a0SS003U0SS03va0SS0SGZ0SS1GCY0SW003U0SW0RXO
0SW0ZyY0SW0vqS0SW1EKZ0SY0WlZ0SZ0BpV0Sa0ZyY0Sc002U0Sc003U0Sc03RZ0Sc0AsR0Sc0Pja0Sc0YZZ0Sc0owY0Sh002S0Sh003S0Si1C_d
0Sk002b0Sn0fzU0Sq003T0Sq02AP0Ss002Z0Ss0svY0Ss18fS0St002T0St003R0St08Ra0St0RXY0St0ZUa0St0bFR0Su0iiT0Su0svY0Sv002a
0Sv003S0Sv0Pja0Sv0ZyS0Sw002S0Sw003c0Sw0ZyS0S_003P0S_00cY0S_01CZ0S_01US0S_038U0S_04yR0S_07jb0S_080O0S_0BQY0S_0C8Z
0S_0D9T0S_0DwS0S_0E1b0S_0F1T0S_0FlV0S_0G6Z0S_0G7U0S_0HFb0S_0JKZ0S_0MKa0S_0N7Q0S_0NRQ0S_0NtQ0S_0PjT0S_0QLZ0S_0QPT
0S_0RXS0S_0SGS0S_0TGS0S_0TnT0S_0VxU0S_0W1R0S_0W5R0S_0WJY0S_0Xaa0S_0XuR0S_0ZpR0S_0bBY0S_0bdZ0S_0bvc0S_0bzc0S_0d8Y
0S_0dVU0S_0dgU0S_0eca0S_0fGY0S_0foZ0S_0fuZ0S_0fzV0S_0hLQ0S_0i5Z0S_0idT0S_0imZ0S_0ixY0S_0jaT0S_0jkQ0S_0kNU0S_0mOT
0S_0mRS0S_0miU0S_0mja0S_0mtZ0S_0m_N0S_0oYU0S_0pLR0S_0qYU0S_0qmQ0S_0qzT0S_0rFZ0S_0rmY0S_0ruZ0S_0uPS0S_0u_a0S_0vqQ
0S_0wCZ0S_0wya0S_0x5d0S_0xBT0S_0xqT0S_0xxN0S_0yBY0S_0zSY0S_0zzZ0S_0-da0S_0-iT0S_11gO0S_126Y0S_16VY0S_16ca0S_16uZ
0S_176Y0S_17WQ0S_194S0S_19NY0S_1BdN0S_1DXX0S_1EKS0S_1EqY0S_1GQa0T1003Y0T102Rb0T105cS0T105qU0T10T6S0T10YZT0T10adY
0T10bzT0T10dVS0T10g3Z0T10oYa0T10_Hc0T110Ga0T116sa0T117WP0T5003U0T6002R0T6003a0T607jZ0T60D9b0T60VoR0T60XaR0T60XtT
0T60Zyd0T60bhQ0T60fzS0T60wCS0T60wyb0TB1C_c0TC002i0TC003a0TC0RXY0TC0i1T0TC0jka0TC18bP0TD1C_f0TF003Z0TG003Y0TG0APQ
0TG0E7R0TG0crZ0TG0dgZ0TG0fzZ0TG0i5a0TG0xBR0TG0xrb0TG13kZ0TG19NZ0TJ0nkZ0TK05bS0TK0gyR0TK18bX0TN18bT0TP003T0TQ003S
0TQ0BNX0TT003g0TT02_a0TT0HbR0TT0Hca0TT0MKa0TT0NOZ0TT0NRX0TT0NtR0TT0OCd0TT0ZHY0TT0ZUZ0TT0Zmb0TT0fuT0TT0itb0TT0iwS
0TT0jVc0TT0wCa0TT0wJT0TT0xBU0TT0xxQ0TT0yBT0TT10DT0TT119S0TT13vY0TT1BMX0TT1D0T0TX0nRT0TY10zU0TZ149Z0Tb003Y0Te0GOT
0Te0RXT0Ti17TY0Tk003Y0Tl002V0Tl003V0Tl038T0Tl06PT0Tl08RY0Tl0EIP0Tl0EXS0Tl0PjQ0Tl0QPa0Tl0RXV0Tl0SGY0Tl0VxY0Tl0Wla
0Tl0XYS0Tl0YZb0Tl0Zya0Tl0bBX0Tl0i1X0Tl0xBZ0Tl126Y0Tl1ENT0Tl1GCX0Tn002Y0Tn0RXU0Tn0UUZ0Tn1GCT0Tq0DWa0Tq0rUK0Tq10Dc
0U1002R0U2003Y0U202iT0U202_a0U20ZUX0U30_NS0U5002c0U70k3T0U8002c0U8003R0U80BAS0U80NRS0U80ZyY0U80a9T0U80afT0U80xBU
0U9002b0U908RQ0U90WlT0UA003V0UA0AsZ0UA0JGS0UA0NRb0UA0Pjc0UA0RXb0UA0UNb0UA0WlS0UA0ZyS0UA0e3c0UA0jEZ0UA0kNY0UA0srb
0UA18bU0UB002T0UB003Y0UC002P0UC003a0UC0BAR0UC0PjR0UC0k2S0UC0sTa0UC0xBa0UC17Wa0UD0RXZ0UE002V0UE0ChZ0UE0PjS0UE0xxS
0UE13vU0UG002Y0UG0WAU0UH002Z0UH1FvY0UI1FqY0UN003S0UN02iY0UN02_Y0UN06TU0UN07UY0UN0A4X0UN0BJU0UN0ChY0UN0DQb0UN0JJb
0UN0JOa0UN0JsS0UN0L6T0UN0LMZ0UN0NRc0UN0O8V0UN0OkS0UN0P1b0UN0PjR0UN0X0Z0UN0X1Y0UN0ZUX0UN0cWS0UN0hLT0UN0hlZ0UN0iwd
0UN0i_Z0UN0jyc0UN0mpT0UN0nXM0UN0uSS0UN0xCT0UN0zGR0UN10zS0UN14AR0UN16sQ0UN17WZ0UN18HS0UN18bf0UN18pU0UN1AZU0UN1BMY
0UN1BjU0UN1Gnd0UN1HAZ0UO002Z0UO003Y0UO02JY0UO08aQ0UO0BsZ0UO0RXV0UO0afZ0UO0epR0UO0gga0UO16ZV0UR002Y0UR003a0UT06Tg
0UT0A4S0UT13ea0UU00cU0UU02iR0UU02_V0UU03MV0UU04iY0UU06TT0UU08cQ0UU0JOa0UU0L_f0UU0MqY0UU0O2X0UU0PjU0UU0hLY0UU0i1Z
0UU0iwU0UU0jET0UU0nWd0UU0nXT0UU0qER0UU0xLM0UU0-5S0UU1H3Z0UY002R0UY003Z0UY077Z0UY07ja0UY0k2S0UY0xBS0UZ003T0UZ038T
0UZ0QPU0UZ0RXU0UZ0S0a0UZ0TTa0UZ0UNZ0UZ0d8Q0UZ0eZS0UZ0i1V0UZ0jET0UZ11gZ0UZ1D-b0UZ1EKT0UZ1GCZ0Ua002Q0Ua003U0Ua0R6a
0Ua0RXT0Ua0S7S0Ua18bS0Ug0AKb0Ug0ARZ0Ug0MdS0Ug13vU0Uj10DY0Uk002Z0Uk0fkY0Uk11gU0Um06NR0Un002S0Un003T0Un0PjT0Un0ZLb
0Un0fuT0Un0sTQ0Un0xBX0Un0xxU0Un17lY0Un18KZ0Uo002R0Up003T0Uq08RY0Ur0m4R0Us0AHT0Ut0RXR0Ux002b0Ux003T0Ux0VnY0Uz003T
0V1003Z0V2002b0V21FWY0V317Tb0V7002T0V7003U0V70RXS0V8003c0V818bT0V9002S0VA003a0VD002T0VD003c0VD0XAa0VD0cbT0VE0RXT
0VF003T0VJ0idT0VN0RXa0VR04Vc0VR0JeU0VR0bTT0VT002T0VT003b0VT0Pjb0VT0RXZ0VT0VTS0VT0WlS0VT0ZyS0VU002T0VY002Y0VY003R
0VY038Z0VY0D9Z0VY0MdU0VY0NRT0VY0S0Z0VY0SGS0VY0VxX0VY0XaT0VY0Zpb0VY0Zyc0VY0dVU0VY0hnV0VY0jEZ0VY0k-U0VY0owY0VY0zrR
0VY0zsQ0VY1GCU0VZ002S0Vb003T0Vb0RXY0Vc003S0Vc0QPU0Vd0vxZ0Vi18bb0Vj17WS0Vl002S0Vm003V0Vm038Y0Vm03RR0Vm0A9S0Vm0Bca
0Vm0DTZ0Vm0MdR0Vm0NRY0Vm0OCS0Vm0UZZ0Vm0gBQ0Vm0xBX0Vm0xxa0Vm0zaU0Vm10DU0Vm10GZ0Vm10MT0Vm13va0Vm19FR0Vm19nZ0Vn003V
0Vn10DZ0Vo18fU0Vu0ohR0Vu0zGU0Vx002Y0Vx003S0Vx02iZ0Vx038a0Vx04yU0Vx08RY0Vx08aS0Vx093Z0Vx0A4a0Vx0Bsa0Vx0ByU0Vx0KbY
0Vx0KdZ0Vx0OuU0Vx0PjU0Vx0RXZ0Vx0RpU0Vx0S0Z0Vx0SGP0Vx0Swb0Vx0UNT0Vx0Zya0Vx0d8S0Vx0fuT0Vx0hnU0Vx0iwT0Vx0jEZ0Vx0k2Y
0Vx0kNY0Vx0k-S0Vx0mOY0Vx10sZ0Vx16ZR0Vx17ia0Vx18bU0Vx18fX0Vx1BjT0Vx1FqU0Vx1FuX0W004BQ0W008RZ0W1002Z0W1003Q0W118bS
0W2003U0W5002R0W50RXY0W50rUY0W510DZ0W518fU0W60DWR0W618GZ0W618KT0W8003T0W80SGS0W80Zya0W818bQ0W9003U0WA00SZ0WA02_S
0WA03MU0WA0QPT0WA0ixa0WA0jEU0WA0zxZ0WA17WR0WA1Dcc0WA1H3X0WA1H6S0WA1H7Y0WB003Z0WC002U0WC003S0WC17WY0WC17iY0WD003V
0WD038Z0WD04BV0WD08RZ0WD0LHc0WD0LTS0WD0NRa0WD0Nta0WD0RXR0WD0fuT0WD11WZ0WF002S0WF003U0WF02_Z0WF038d0WF04sc0WF08ab
0WF08lY0WF0Bda0WF0DWS0WF0HFR0WF0I4c0WF0LMT0WF0MKU0WF0NRU0WF0OCR0WF0PoY0WF0QEa0WF0UnZ0WF0a9a0WF0eZa0WF0fuT0WF0iiY
0WF0kDS0WF0xxR0WF10dT0WF149c0WF16ua0WF17WV0WF17iU0WF1BMO0WF1BjT0WF1CnR0WF1D0a0WF1EKQ0WH003Z0WH03-U0WH0E5Q0WH0rGc
0WH13kZ0WH18bZ0WJ002X0WJ003U0WJ0D9Z0WJ0RXT0WJ0VxZ0WJ0ZyT0WJ0eiS0WJ0i1Q0WJ0ruU0WJ0v2Z0WJ16cT0WJ18bP0WJ1GCT0WK002T
0WM003S0WP002P0WQ002Z0WV002b0WV003U0WV0S_Z0WV0kNU0WW003U0WW0S_Y0WW17WT0WX002c0WX003T0WX0AsT0WX0KbU0WX0RXY0WX0ZyZ
0WY002a0WY08Ra0WY0RXc0WY0WlY0Wd002Z0Wd003S0Wd0PjP0Wd0k2U0Wd16uU0Wh002a0Wh18bY0Wj0RsZ0Wl002U0Wl003U0Wl01CZ0Wl01OZ
0Wl01sY0Wl02RU0Wl02bY0Wl038T0Wl03RZ0Wl04eS0Wl052Y0Wl05hU0Wl05lT0Wl05qT0Wl06EM0Wl07Ga0Wl07UT0Wl07vb0Wl080Q0Wl089T
0Wl08aV0Wl08lU0Wl08na0Wl09MQ0Wl09Nb0Wl09pR0Wl09xS0Wl0AUT0Wl0AsZ0Wl0AxT0Wl0BAZ0Wl0BIS0Wl0BLS0Wl0BNQ0Wl0Bnb0Wl0D9U
0Wl0DAS0Wl0DDZ0Wl0DWZ0Wl0E7R0Wl0FGb0Wl0FlT0Wl0FqZ0Wl0GOV0Wl0HbT0Wl0IzS0Wl0JOZ0Wl0JeV0Wl0KFT0Wl0KST0Wl0KhY0Wl0N4Z
0Wl0NBT0Wl0NIT0Wl0Nta0Wl0OuS0Wl0PTX0Wl0PjT0Wl0Q2U0Wl0QPY0Wl0QaY0Wl0RCT0Wl0RIa0Wl0Rba0Wl0RlR0Wl0SWa0Wl0S_Z0Wl0T1U
0Wl0TGZ0Wl0TlZ0Wl0U8J0Wl0UCe0Wl0VRT0Wl0VTZ0Wl0VYU0Wl0VmU0Wl0XAV0Wl0XdS0Wl0XlT0Wl0YDY0Wl0YZZ0Wl0Y_b0Wl0ZLa0Wl0ZUY
0Wl0ZyR0Wl0a9U0Wl0aLZ0Wl0adY0Wl0afZ0Wl0apS0Wl0bGa0Wl0bWS0Wl0baZ0Wl0cJb0Wl0cOR0Wl0cyY0Wl0dNT0Wl0dVR0Wl0dlY0Wl0e1Z
0Wl0eTa0Wl0ecR0Wl0epV0Wl0fcY0Wl0fkT0Wl0foT0Wl0fzS0Wl0g4b0Wl0gGT0Wl0hLZ0Wl0hgZ0Wl0hla0Wl0i5T0Wl0iiY0Wl0imY0Wl0ixS
0Wl0i_Y0Wl0jkb0Wl0kNb0Wl0k-U0Wl0mRS0Wl0m_Z0Wl0nSa0Wl0nlQ0Wl0o9R0Wl0oYX0Wl0ohY0Wl0pLT0Wl0q2a0Wl0qcc0Wl0qkT0Wl0qmZ
0Wl0qzZ0Wl0rPZ0Wl0rUT0Wl0s3Z0Wl0sTS0Wl0sXZ0Wl0swT0Wl0tIU0Wl0uVN0Wl0vOV0Wl0vYZ0Wl0w4a0Wl0wCU0Wl0wIS0Wl0wsY0Wl0wyK
0Wl0x5T0Wl0xBY0Wl0xqU0Wl0xxX0Wl0yBZ0Wl0zQZ0Wl0zSS0Wl0zaT0Wl0zrP0Wl0zuZ0Wl0zxY0Wl0_GZ0Wl0_Ha0Wl10Dc0Wl10MX0Wl10Oc
0Wl10TY0Wl10da0Wl12dS0Wl13fZ0Wl13ka0Wl13va0Wl14EY0Wl14FT0Wl14TU0Wl151Q0Wl16FU0Wl16Vb0Wl16ZU0Wl16sU0Wl16uT0Wl179P
0Wl17KX0Wl17OS0Wl17US0Wl17WY0Wl17iY0Wl17lZ0Wl18CR0Wl18Gb0Wl18bU0Wl18vR0Wl18zZ0Wl19NX0Wl1AZY0Wl1BfR0Wl1BjZ0Wl1D4a
0Wl1D9R0Wl1DPa0Wl1DVb0Wl1DXT0Wl1DsU0Wl1EKd0Wl1EqU0Wl1GOT0Wl1GQa0Wl1GVY0Wl1GyT0Wl1H6X0Wl1HIS0Wm002b0Wn002R0Wn003U
0Wn0RXS0Ws002S0Ws003Y0Ws0ZyS0Ws17WX0Wu003T0Wu0OMS0Wx0DWR0Wx0NtT0Wx0fuZ0Wx0xBS0Wy1GCi0Wz002Y0Wz003T0Wz1GgS0X013kZ
0X01GCY0X1002Z0X1003Z0X10OuY0X10jab0X11AZY0X11D-b0X418bR0X705qY0X7126b0XA002Y0XA077Z0XA08Pa0XA08aZ0XA0C8U0XA0FHU
0XA0JYT0XA0JeU0XA0N7Y0XA0QPY0XA0QUS0XA0RXX0XA0SGS0XA0UNa0XA0fIS0XA0jET0XA0k2Z0XA0lMc0XA0tKZ0XA10OY0XA14FT0XA176Y
0XA18bZ0XA1AZZ0XA1D0a0XA1EKZ0XA1GiU0XB002S0XB003Y0XC002U0XC003b0XD002Z0XD0RXY0XD18bU0XE002S0XE003T0XE0Zyb0XH17UU
0XJ003Y0XK003O0XK038a0XU0e3c0XW0sTT0XX0GOY0XY002Q0XY08aU0XY0MdZ0XY0OCY0XY0Pjd0XY0RXV0XY0S0U0XY0SGU0XY0UNZ0XY0UZR
0XY0ZyX0XY0k2U0XY0kNR0XY0xBY0XY0xxc0XY10DT0XY18bZ0XY1D0Y0XY1GCU0Xa002T0Xa00Nb0Xa0RXU0Xa0Vna0Xa0WlT0Xa0ZyR0Xa0jES
0Xa0kNa0Xa0oQZ0Xa0yeR0Xa18bb0Xd08aS0Xd0RXR0Xj002a0Xl003Y0Xl0AsT0Xn0SGa0Xt002T0Xt003R0Xt0E1U0Xt0QPU0Xt0g1U0Xt0haZ
0Xt0wyN0Xt17WS0Xu099Z0Xu0BQb0Xu0DDU0Xu0DWR0Xu0E7Q0Xu0HUY0Xu0WJU0Xu11gY0Xu13kU0Xu1FOb0Xx002P0Xx0CgT0Xx0ChT0Xx0PjY
0Xx0Poc0Xx0RXb0Xy002S0Xy003U0Xy0DWY0Xy0g3a0Xy17WZ0Xz002U0Xz003Q0Xz06UZ0Xz08lb0Xz0RXY0Xz0WlS0Xz0oQY0Xz1GCY0Xz1G_b
0X_003Q0X_0oTa0X_17WZ0Y2002T0Y5002Z0Y5003S0Y8002a0Y9003a0YA0BcT0YD002U0YD003U0YD038T0YD04BR0YD084Q0YD0A9b0YD0NtS
0YD0RpS0YD0ZyU0YD0etb0YD0hnP0YD0lVb0YD11gY0YD14NV0YD14TZ0YD18bb0YD1AZZ0YF002U0YH003T0YH0ZOZ0YH0iia0YH13nT0YI003a
0YM0k2Y0YM17Wa0YO0kNS0YS003R0YS0Pja0YS0a9Z0YS0kdT0YS0urS0YS126T0YS17WX0YT002U0YT0k2U0YV002c0YV0RXZ0YV0WlT0YV0YSY
0YV0kNZ0YV0oQU0YV11nP0YV18bY0YX003T0YX0oTZ0YX17Wb0YZ002Y0YZ003V0YZ08PT0YZ0DDZ0YZ0OiS0YZ0PjY0YZ0S0b0YZ0SGY0YZ0UNU
0YZ0VxY0YZ0W8Z0YZ0WlY0YZ0Xab0YZ0ZyY0YZ0fzT0YZ0hnT0YZ0i1R0YZ0jES0YZ0k2Y0YZ0mpZ0YZ0qmY0YZ0xBa0YZ13kU0YZ13vR0YZ18bY
0YZ1DmT0YZ1FLU0YZ1GCU0Ya002Q0Ya003V0Ya0RXa0Ya0SGU0Ya0k2a0Yb003S0Yb18GU0Yc003T0Yd002a0Yd0JcZ0Yg003T0Yg0RXZ0Yg0TTZ
0Yg0k2d0Yk002P0Yk0ZyR0Yk0vVS0Yn002Z0Yo003b0Yo1D-Y0Yp002U0Yr003Y0Yr0ZyU0Yt0AKa0Yt0NRQ0Yv003a0Yz0g-Y0Y_0Wla0Y_0kNT
0Z4002X0Z4003a0Z4038S0Z40RXU0Z40ZyT0Z40fBS0Z418bZ0Z5002Z0Z709pZ0Z80NRa0Z80ZpS0Z80x5T0Z80_nS0Z810Da0Z818vR0ZH002V
0ZH003T0ZH06UZ0ZH08RT0ZH0LHb0ZH0OCO0ZH0OlQ0ZH0Wla0ZH0tNa0ZH1F2d0ZH1FvX0ZJ002T0ZL002R0ZL003U0ZL0UNS0ZL0ZyY0ZL0hnY
0ZL0k-a0ZL18bS0ZO02_T0ZO0NRa0ZO17WY0ZQ0Wla0ZT0xxa0ZU002d0ZU003X0ZU00sa0ZU00yU0ZU03-T0ZU03_Y0ZU044U0ZU052U0ZU05BU
0ZU05qR0ZU068U0ZU06GY0ZU077Y0ZU0BQU0ZU0BcT0ZU0BwT0ZU0D9Q0ZU0DDV0ZU0DWa0ZU0E5O0ZU0FJY0ZU0FaP0ZU0G6V0ZU0HFU0ZU0KhY
0ZU0LSZ0ZU0Maa0ZU0N7Y0ZU0NDT0ZU0Nta0ZU0PJY0ZU0QLV0ZU0QaY0ZU0RpS0ZU0TlY0ZU0UZT0ZU0VYR0ZU0VmV0ZU0XlS0ZU0YDT0ZU0YZQ
0ZU0Zpd0ZU0a9T0ZU0apU0ZU0bBT0ZU0cUa0ZU0dsZ0ZU0eiT0ZU0f8R0ZU0fGY0ZU0fkT0ZU0g1S0ZU0gUZ0ZU0g-Y0ZU0i1Y0ZU0ixZ0ZU0i_T
0ZU0j0T0ZU0jVY0ZU0jac0ZU0kDb0ZU0kvZ0ZU0k-T0ZU0miU0ZU0mtT0ZU0m_U0ZU0nCT0ZU0rUY0ZU0raZ0ZU0sTQ0ZU0uLT0ZU0unR0ZU0v2R
0ZU0wCS0ZU0wwZ0ZU0xBX0ZU0xqY0ZU0xxY0ZU0yBZ0ZU0yZU0ZU0-iX0ZU10DY0ZU10GY0ZU10MS0ZU11FU0ZU11gZ0ZU11nb0ZU11xZ0ZU12ZY
0ZU12dZ0ZU12lT0ZU13HS0ZU13dY0ZU13kS0ZU13vX0ZU14Bb0ZU14EY0ZU14pZ0ZU154S0ZU16cY0ZU16sZ0ZU18GZ0ZU18fP0ZU194Z0ZU19NT
0ZU1AZV0ZU1BdY0ZU1D0T0ZU1DNP0ZU1DSa0ZU1DXU0ZU1D-R0ZU1G4a0ZU1GxZ0ZZ1Eba0Zg0PjT0Zh002R0Zh003U0Zh06UT0Zh0g1Z0Zh0wCb
0Zh17WY0Zi002U0Zi06UZ0Zi0RXR0Zi0SGa0Zi0kNZ0Zi1GCU0Zj002R0Zk0g1S0Zm003R0Zm0NRR0Zm0e3R0Zm0eeY0Zp002a0Zp003X0Zp01TZ
0Zp01Ua0Zp02WT0Zp02YU0Zp0QaQ0Zp0RXS0Zp0SGa0Zp0ZyS0Zp0swX0Zp0sxZ0Zp10OS0Zp16aY0Zp18bU0Zp1D-T0Zt002a0Zt003S0Zv003Y
0Zw0y4Z0Zw13kR0Zy002Q0Zy003M0Zy00LZ0Zy00Oc0Zy00Sa0Zy01CP0Zy01MV0Zy02QT0Zy02bY0Zy02iZ0Zy02jZ0Zy02qZ0Zy02uc0Zy02_a
0Zy03Bc0Zy04QY0Zy04aR0Zy04iS0Zy04nU0Zy05DT0Zy05RQ0Zy06TS0Zy06UU0Zy06aa0Zy06eY0Zy06oU0Zy078T0Zy07ua0Zy08OR0Zy08pZ
0Zy08yT0Zy0A4Q0Zy0BIS0Zy0BJh0Zy0BLb0Zy0C3a0Zy0CaT0Zy0DHX0Zy0DUN0Zy0DVR0Zy0EgT0Zy0EmY0Zy0EnY0Zy0FES0Zy0FmX0Zy0GXT
0Zy0HLP0Zy0Hca0Zy0Hra0Zy0I4T0Zy0Iea0Zy0JOS0Zy0Jic0Zy0Jlg0Zy0Jxa0Zy0KjU0Zy0Koc0Zy0LHS0Zy0LNY0Zy0LzS0Zy0MKZ0Zy0MOV
0Zy0MXY0Zy0NKS0Zy0NRR0Zy0OLR0Zy0OlT0Zy0OuM0Zy0P1U0Zy0P7T0Zy0PFS0Zy0PjS0Zy0PuV0Zy0QnS0Zy0RXa0Zy0RYg0Zy0S0T0Zy0SMa
0Zy0TGU0Zy0TNb0Zy0TPU0Zy0V3a0Zy0WDQ0Zy0WHZ0Zy0WQa0Zy0WlZ0Zy0WnU0Zy0Wyd0Zy0X0c0Zy0X1Y0Zy0X2d0Zy0XzT0Zy0X_T0Zy0ZUZ
0Zy0a9U0Zy0aiQ0Zy0buZ0Zy0bya0Zy0cAT0Zy0cpd0Zy0ctb0Zy0dDR0Zy0dPc0Zy0dcZ0Zy0eAT0Zy0eZY0Zy0ehi0Zy0eqZ0Zy0ewY0Zy0fSb
0Zy0gfZ0Zy0gnZ0Zy0hLU0Zy0hMT0Zy0iKd0Zy0iNb0Zy0iSe0Zy0iiT0Zy0iwZ0Zy0j1c0Zy0j8S0Zy0jEZ0Zy0jQN0Zy0jVY0Zy0k2V0Zy0k3Y
0Zy0kBY0Zy0kHU0Zy0kJZ0Zy0kNQ0Zy0kUf0Zy0kYQ0Zy0lMa0Zy0lXa0Zy0lZT0Zy0lvZ0Zy0mcR0Zy0mdT0Zy0mpY0Zy0n4T0Zy0nGd0Zy0ppS
0Zy0psT0Zy0q6S0Zy0qMP0Zy0qZR0Zy0qyb0Zy0rTR0Zy0tBT0Zy0tCS0Zy0tId0Zy0tQI0Zy0trS0Zy0vSV0Zy0wCb0Zy0wdY0Zy0whb0Zy0wqZ
0Zy0xLo0Zy0xad0Zy0xcQ0Zy0xlc0Zy0y2a0Zy0y7Z0Zy0yGR0Zy0yfZ0Zy0zxT0Zy0-5R0Zy10OY0Zy10ya0Zy10zb0Zy10_X0Zy11CS0Zy120U
0Zy12pU0Zy13MT0Zy13UT0Zy13eY0Zy13fT0Zy147X0Zy14Ac0Zy14BY0Zy15fV0Zy15iZ0Zy178T0Zy17Fc0Zy17WY0Zy18pX0Zy1A6U0Zy1A8Z
0Zy1AFa0Zy1AnT0Zy1Aqb0Zy1AtS0Zy1B2R0Zy1BBY0Zy1BNc0Zy1BjP0Zy1C6a0Zy1CJZ0Zy1CaX0Zy1Cnd0Zy1C_Q0Zy1D1T0Zy1DWU0Zy1DcY
0Zy1DsP0Zy1EhR0Zy1F2T0Zy1GDU0Zy1GfS0Zy1GgT0Zy1GnX0Zy1HAZ0Zz05RY0Zz10OT0Zz15fZ0a10cbX0a3002N0a3003d0a304iU0a408RZ
0a7002S0a7003a0a703vP0a9002U0a9003X0a901ua0a902iV0a902jS0a904Bb0a906UY0a908vT0a9093V0a90Bra0a90DRb0a90E4S0a90ErU
0a90JGT0a90JHS0a90KbO0a90KdS0a90OiR0a90QzY0a90RXZ0a90SGa0a90TMR0a90WlS0a90ZyU0a90ZzQ0a90e0Z0a90f7a0a90fIS0a90gCU
0a90hnP0a90iwS0a90xOU0a90_Wa0a910OZ0a910sT0a9147T0a915hT0a918bY0a91EUT0a91FLY0a91G4Z0a91GCY0a91GYa0aA002b0aA003Z
0aA0SGZ0aA0WlZ0aA0ZyZ0aA18bZ0aB0SGZ0aB1GCZ0aD002Z0aH002T0aH003R0aI002T0aJ002Y0aJ0RXR0aL02iS0aL0jEQ0aL0l7a0aL1AZZ
0aL1D-U0aM002Y0aP002Y0aP0QPZ0aP0QUR0aR003Q0aR0AsS0aR0bqY0aR0iuP0aR136c0aR18Ga0aR1AZY0aR1EKQ0aS003S0aS0DWT0aS0L2S
0aV14Nc0aZ0DWO0aZ0fuS0aZ10MR0aa003S0aa0DWa0aa0DZT0ab0ZyQ0ac002P0ac0e1T0ac0i1Z0ac0xqQ0ad002U0ad003V0ad02iZ0ad0DDT
0ad0ImS0ad0OWR0ad0Pjh0ad0UNZ0ad0VxX0ad0YZa0ad0eeO0ad0i1h0ad0jEa0ad0jkZ0ad0kNT0ad0vYa0ad0yZS0ad0zwa0ad13vU0ad14qQ
0ad16ua0ad18bU0ad1GCU0ae002X0ae003a0ae0Pjb0ae0S0T0ae0k2a0ae18bR0af002V0af003S0af0AKT0af0BQZ0af0ByZ0af0BzY0af0TlT
0af0fuQ0af0jEa0af0xBP0af12Va0af16Za0af18bS0ag002U0ag003S0ag17WT0ai003Y0ai0TlT0ai0WlT0al003U0al0QPZ0an002U0an003d
0an1EKT0ap002a0ap003X0ap044c0ap0NRT0ap0RXV0ap0RpQ0ap0WlT0ap0fzZ0ap0ixR0ap0jkY0ap0mxT0ap0m_S0ap0zkU0ap14TU0ap18bU
0ar0oMP0ax0UkT0ax0kyT0az1DNY0a-002Y0a-18fR0a_002Y0a_01bS0a_0qgS0a_18vU0b3003S0b302QN0b317Wa0b31C_b0b418KT0b50BAa
0b50OCZ0b8056a0b80dsS0b9002T0bB002X0bB003S0bB038Y0bB03vZ0bB04BY0bB05BN0bB06Pa0bB08Rb0bB093X0bB0A3a0bB0ByZ0bB0DmT
0bB0IoS0bB0N7U0bB0NRT0bB0QPb0bB0QUU0bB0RXU0bB0RpU0bB0SvY0bB0UNc0bB0UOa0bB0VxX0bB0Wla0bB0ZyY0bB0eeT0bB0fIY0bB0i4S
0bB0k2Y0bB0kNT0bB0k-Y0bB0mEY0bB0xmS0bB0_HY0bB10OS0bB11gT0bB14FY0bB18bT0bB1AZV0bB1D0T0bB1D-P0bB1EFb0bB1FLZ0bB1FuS
0bC0ZGR0bE003S0bF003U0bF038U0bF03vU0bF0RXV0bF0hnY0bF0k2U0bF1GCU0bG003V0bG0Zya0bJ003Z0bJ0ZyR0bJ0mta0bL03-a0bL03_Y
0bO002Y0bO003Q0bP003T0bP06Pa0bQ002S0bQ003Y0bR003X0bR0k2Y0bV0Vib0bV1Foa0bW002d0bW0RXP0bW0cAS0bW18bT0bZ0BAa0ba002Z
0ba0QPS0bc002Y0bd002T0bd0BAZ0bd0adQ0bd0xqT0bd10Ga0bd1EKZ0be002T0bg002Y0bg003U0bi0bBS0bi0i1a0bi0i4a0bi0_gV0bi1D-T
0bi1GCZ0bk002R0bk003a0bk0RXa0bl0k2S0bp0SPT0bp0UAQ0bp0xxT0bq09-O0br003U0bt002f0bt003V0bt0MqZ0bt0RXa0bt0fGS0bt0fuQ
0bt0jaS0bt18bU0bu17ab0bv003Q0bv01La0bv077a0bv0AKT0bv0APY0bv0N7b0bv0NRZ0bv0Stb0bv0UnZ0bv0bBZ0bv0bWU0bv0dlT0bv0fuT
0bv0_XU0bv13kT0bv1D0a0bv1D-Y0bv1EKS0bv1F6a0bw002R0bw003S0by002Z0by003U0by17TZ0bz003Q0bz1EKY0b_003a0c2002T0c4002b
0c51A6Z0c7002Z0c7003a0c70NRa0c710DZ0c918bU0cA002T0cA003R0cA038b0cA04iR0cA08Pb0cA0M4Z0cA0RXY0cA0S0T0cA0VxR0cA0XaS
0cA0ZyS0cA0ixc0cA0k2R0cC0RXZ0cF002S0cF0Iob0cH0hLa0cJ002Z0cJ003R0cJ04BR0cJ0N7b0cJ0Nta0cJ0P1Z0cJ0RXU0cJ0VxZ0cJ1GCN
0cL003X0cL0kQa0cM003T0cM0TlZ0cM0xBS0cN003T0cO003U0cO0RXT0cO0VxZ0cO0fzU0cP002Z0cP003R0cP01sZ0cP0RXU0cP0Wlb0cP0ixS
0cP0kNc0cP0lZT0cP17WY0cS10GZ0cT003S0cU002e0cU003a0cU0RXR0cU0SGS0cU0Zyc0cU0crT0cU0ggY0cU0k2V0cY0k-T0cZ0jbU0cb002Y
0cb003d0cb08aR0cb0AsR0cb0WlT0cb0k2R0cb10OS0cc0k2a0ce002Z0cf002b0cf003U0cf0ZyZ0ch003a0co003Q0co1FYR0cp02iR0cp06Pa
0cp17WZ0cr003X0cr08YS0cr0ZyY0cr0k2d0cr0kNZ0cr0k-Z0cr0tCZ0cr0xBa0cr10OS0cr1FLT0cs003R0ct002Z0ct003T0ct18bd0cu003Z
0cy002Z0cy0R4X0cy0jaT0cy18bS0cy1G4T0c_002T0d0002c0d0003a0d00UNf0d00Wlb0d018bZ0d01GCS0d218bZ0d4002Y0d7003Y0d8002U
0d8003X0d8038U0d803vZ0d8077a0d80E2T0d80E4U0d80JeT0d80Pja0d80RXT0d80SGR0d80ZyV0d80d8T0d80dNc0d80hnY0d80k2T0d80k-Z
0d811gT0d811nb0d818bS0d818pa0d818vT0d819PY0d81GCT0d90WlZ0dA002T0dA0RXS0dA0kNZ0dA12HT0dB002V0dB003U0dB0AsZ0dB0BIc
0dB0NRZ0dB0UNR0dB0ZyU0dB0k2Y0dB10Oa0dB1Fvb0dB1GCU0dC002O0dD002U0dD04iS0dD0kNR0dE002U0dF0G6S0dF0jlZ0dH002a0dH0KbT
0dI002Z0dI003Y0dK002Z0dK19PS0dN002S0dN003S0dN00cS0dN04zi0dN052Z0dN05-R0dN068a0dN080a0dN0AsU0dN0BAY0dN0D9c0dN0DDS
0dN0DHT0dN0G6U0dN0OcS0dN0OhZ0dN0PSS0dN0PjT0dN0RXQ0dN0SGT0dN0UYZ0dN0XAR0dN0ZyY0dN0dVR0dN0fzS0dN0g_U0dN0hAR0dN0k-Y
0dN0wyg0dN13uT0dN17Wc0dN18XZ0dN18qT0dN1FZS0dO003T0dP002Y0dP003T0dP0D9Y0dP0LHR0dP0SGS0dP0oTS0dQ002P0dQ003U0dQ0yeZ
0dR002V0dR003Z0dR08Za0dR0D9T0dR0DDa0dR0LUa0dR0SGT0dR0bZT0dR0kNd0dR13HS0dR17WU0dS003S0dV002Z0dV003a0dV02LY0dV038T
0dV08aV0dV0BQc0dV0Dfa0dV0G6Z0dV0GQS0dV0OCS0dV0QPT0dV0VYT0dV0WJS0dV0YDZ0dV0ZpZ0dV0ZyZ0dV0fYT0dV0ixY0dV0kDT0dV12HR
0dV13kU0dV14MZ0dV18bb0dV1E0Q0dW003S0db0QLc0db17WR0dc04ia0dc0WlS0dd08aS0dd0RXU0dd0XYT0dd0hnY0dd10IT0dd1GCa0de002U
0df002a0df003T0dg002U0dg003T0dg012S0dg02RT0dg02iY0dg0QPK0dg0QUZ0dg0RXa0dg0S0M0dg0UNZ0dg0UqZ0dg0Vxa0dg0apS0dg0dgR
0dg0eeZ0dg0kNZ0dg0k-T0dg0lwQ0dg0uLS0dg0xBS0dg0xxS0dg10GT0dg18bS0dg1FLf0dh002a0dh08RY0di002R0dk002U0dk0RXU0dl002Y
0dl003S0dl093R0dl0D9X0dl0JeY0dl0JfX0dl0N7Y0dl0Ntc0dl0NuT0dl0Pjc0dl0QPX0dl0RXe0dl0RpT0dl0TlT0dl0VxU0dl0XAT0dl0cbT
0dl0fGT0dl0fva0dl0o_Z0dl0wka0dl0xBR0dl0_8R0dl0_YU0dl11gU0dl18bZ0dl1EKU0dl1Gic0dm0WlQ0dn002Y0dn003X0dn0D9Q0dn0DDa
0dn0E7b0dn0ZyY0dn0dBN0dp002U0dp003S0dp0D9Z0dp0DDZ0dp0RXb0dp0WlR0dp0ZyU0dp0cba0dp0lMR0dr0K0U0dr0wsb0ds003S0ds0PjT
0ds0hAb0ds18fU0ds1Dca0dt002R0dt0RXT0dt0SGb0du002a0du003a0du0RXZ0du0SGT0du0jET0dw002d0dw003U0dw0RXZ0dw0zxZ0dw18GT
0dw18bV0dw1D-T0dx06JR0dx0OiQ0dx0WlQ0dx15fb0dx17Tc0dx1DsT0dz0RXR0dz0coa0dz1C_V0d-1C_T0d_0RXO0d_1C_Y0e00coU0e1002T
0e1003c0e10LHQ0e10NRM0e10PjO0e10PoS0e10RXY0e3002R0e3003Z0e30Iod0e30OkS0e30OlR0e30aHT0e30k2Z0e317FS0e7002Z0e8002b
0e8003S0e80DWZ0e80RXU0e80_YS0eA07XY0eA17TU0eB0cZT0eE08aZ0eF002R0eF003T0eF03vS0eF0WlT0eK003S0eL003Z0eL0Zya0eQ0BcS
0eQ0jaY0eR002a0eT002Z0eT0AsS0eV002T0eV16uS0eW0CNU0eW0gVa0eW1EKY0eX003T0eX15oY0eX17WS0eZ003Y0eZ0YDZ0eZ0apZ0eZ0xBT
0ec08RU0ec0DWS0ec0W5U0ed0Z4S0ed0ZpZ0ed0ZyT0ee002V0ee003X0ee038T0ee0ErZ0ee0FDZ0ee0Ola0ee0PgV0ee0PjZ0ee0RXY0ee0UNa
0ee0VxT0ee0YZa0ee0ZHS0ee0Zyb0ee0Zza0ee0dRS0ee0fka0ee0jEb0ee0kNT0ee10GR0ee10Oa0ee10zT0ee14AR0ee14FZ0ee1GCQ0eh002X
0eh0RXY0eh0Wld0ei002P0ei003f0ei08aT0ei0d8S0ei0xxS0ei14FS0ej003T0em0B4S0em0ZNZ0en002P0eo0kYb0eo0nGP0eo0xGU0eo18OS
0ep002S0ep003Y0ep01sT0ep038Z0ep04BS0ep08Pe0ep093Y0ep0KbS0ep0N7X0ep0QLT0ep0RXX0ep0SGX0ep0bBZ0ep0bFa0ep0k2T0ep0utR
0ep11gV0ep1G4T0ep1GCU0eq002Y0eq003Y0eq0AsZ0eq0QPZ0eq18bS0er003T0et002U0et003V0et0RXX0et0bBZ0et0g_S0et0k2Z0et18bU
0et1AZY0eu003Y0eu0RXc0eu0S0R0eu0SGQ0eu0WlT0ev002Z0ev0HbT0ev14FR0ev17WU0ew003U0ew04Ba0ew0RXT0ew1GCc0ex0QPc0ex0RXY
0ex0jkd0ex18bT0ey002T0ez0EXa0e-17WT0f10apR0f5002R0f5003P0f501UR0f507vQ0f50OCb0f50Pja0f50ZyZ0f50bBZ0f50ixT0f518bb
0f6002U0f6003U0f603MX0f60FlU0f60OhZ0f60OuT0f60PJb0f60RXT0f60S0U0f60WlS0f60bBT0f60n1Y0f60xBR0f617UZ0f617Wa0f617iR
0f61AZa0f61GCY0f7002Y0f70RXU0f8003Z0f9002S0f9003d0fA0S0Y0fA17WZ0fB003X0fB0QUS0fG002S0fG003Z0fG01wb0fG0D1U0fG0DxZ
0fG0HUZ0fG0JZS0fG0N5U0fG0UkZ0fG0ZyY0fG0bFZ0fG0cUY0fG0cmU0fG0crY0fG0fkU0fG0jYT0fG0jaX0fG0k2Y0fG0kDa0fG0nGZ0fG0ooa
0fG0qEb0fG0sTT0fG0sXZ0fG0xGS0fG0yUY0fG11gZ0fG14NQ0fG18GS0fG1E_a0fH003U0fH02bY0fH0fkT0fH0jaV0fH0k2f0fH0yUT0fH11gZ
0fI02iQ0fI06JT0fI09aY0fI0PhL0fI0UUX0fI0c9V0fI0iJY0fI0jEZ0fI0jwP0fI0kUe0fI0xKc0fI0yBZ0fI147U0fI16kS0fJ0a9U0fJ1H3S
0fK003Y0fL003R0fN003Z0fN0Pja0fO002S0fO0QPQ0fP0EQT0fS002a0fT17WQ0fU18bY0fW003Y0fX002U0fX003U0fY002e0fY003N0fY1AbR
0fc003R0fd002S0fd003X0fd03NS0fd04TR0fd0EtS0fd0RXU0fd0TlZ0fd0VxS0fd0WlT0fd0Zyb0fd0d8Q0fd1G4b0fd1GCa0ff002U0ff03vS
0ff0S0S0ff0k2S0ff18bU0fg0A3Y0fg0VxZ0fk002a0fk003X0fk05RT0fk0NRT0fk0RXa0fk0XYS0fk0ZyT0fk0crZ0fk0eeY0fk0eqZ0fk0qmT
0fk13ue0fk1DSU0fo002U0fo003d0fo068b0fo0DOg0fo0RXT0fo0ada0fo0k2T0fo0mxY0fo0pLR0fo0xBZ0fo0yBb0fo13kT0fo18bO0fp003a
0fq003Y0ft002T0fu002X0fu003S0fu04BQ0fu04ia0fu05fd0fu06PZ0fu07GY0fu08nb0fu0DwR0fu0LHS0fu0NRc0fu0OCa0fu0PjU0fu0QLS
0fu0RXb0fu0RpU0fu0SGZ0fu0UCT0fu0UNT0fu0UZT0fu0VxV0fu0WlR0fu0ZyU0fu0cUb0fu0dBO0fu0jEU0fu0k2T0fu0l_a0fu0qcT0fu0sXZ
0fu0tIR0fu0trT0fu10GZ0fu10OS0fu11Wa0fu11ga0fu14FQ0fu17UT0fu17iS0fu18KZ0fu18bV0fu18pa0fu1AKZ0fu1AZY0fu1FLP0fu1FuU
0fu1GCT0fu1GEa0fv002T0fv003S0fv0RXY0fv0S0T0fv0SGb0fv0Wla0fv0kNU0fv18bR0fv1C_Z0fv1Fna0fy002Z0fy003S0fy0G6M0fy0QPZ
0fy0XPS0fy0apa0fy14FY0fz003X0fz038T0fz04iS0fz08ad0fz0N7a0fz0QPU0fz0RXX0fz0S0d0fz0SGY0fz0WlS0fz0ZyZ0fz0bBU0fz0kNa
0fz0rGT0fz0uLZ0fz0vAV0fz0xqb0fz0xxa0fz10Da0fz10GU0fz11gZ0fz126S0fz14FU0fz18bb0fz1D0U0fz1EKZ0f-002Y0f_002R0f_0rUS
0g1002Z0g1003T0g1038Z0g108lR0g108pT0g10RXd0g10S0b0g10Wla0g10hnX0g10k2Z0g10kNY0g10lmO0g117tS0g11GCY0g2002c0g20RXT
0g3002b0g30BnS0g30G6V0g30Pja0g30RXO0g30SGZ0g30YZa0g30fza0g30i4T0g30jkT0g30wzb0g318bZ0g31AZX0g31D-M0g4003a0g403vS
0g40PCT0g40RXY0g40SGU0g40UUa0g40WlN0g40ZyS0g40sTa0g410Db0g416VU0g41G4Z0g41GCU0gB002T0gB003f0gB0ZyT0gB0jES0gC06JV
0gC0UUS0gC0jES0gD002U0gD003U0gD18bc0gE003T0gF003S0gF18bY0gG003Z0gG0RXa0gG0SGb0gG0Tzd0gG0UNZ0gG0WlR0gG0ZyS0gG0k2S
0gG0qYU0gG0_1S0gG18bY0gH002U0gK002S0gL002U0gL003S0gO002Z0gO0DXR0gO0fGc0gO18GQ0gO1EKb0gT0xLU0gT17zS0gT1D-U0gT1EKZ
0gV0CNU0gX002X0ge1CXN0gg002e0gg003b0gg06ie0gg0FlN0gg0IoT0gg0OuS0gg0RXc0gg0Wla0gg0kNZ0gg1GCZ0gk003R0gl003Z0gm003T
0gn002c0gn003U0gn05BZ0gn08PR0gn0ByT0gn0E5T0gn0HxS0gn0LzT0gn0OuT0gn0QLa0gn0RXi0gn0SGa0gn0VxY0gn0Wla0gn0XAS0gn0ZpZ
0gn0bBX0gn0dlR0gn0ehY0gn0g1Y0gn0i1Z0gn0jET0gn0jkc0gn0k-U0gn0mOS0gn0mPS0gn0mRZ0gn0rGT0gn10GZ0gn14pZ0gn17WS0gn1AZT
0gr14TP0gx0G6R0g-002Z0g-003X0g-038S0g-0Pjb0g-0RXa0g-0hnU0g-0xOY0g-11XZ0g-18bZ0g-1D-T0g-1GCU0g_002c0g_003Y0g_038T
0g_0D9U0g_0KbT0g_0RXT0g_0SGT0g_0UNZ0g_0VxP0g_0Zyc0g_0i1U0g_0ixa0g_0jEZ0g_10JT0g_18bR0g_1AZU0g_1EKY0g_1FLU0g_1GCV
0h1003U0h30OCT0h5002R0h5003U0h50y2P0h518GZ0hA002R0hA003d0hA0DDa0hA0ZyT0hA0i1Y0hA0iwb0hA0jEY0hB002T0hB003j0hC002T
0hD0BAZ0hD0GOa0hF002T0hF003T0hF0PjT0hF0RXU0hF0ZyR0hF17lR0hH002S0hJ002Q0hL002S0hL003Z0hL08YS0hL0G6b0hL0NUa0hL0XYa
0hL0mla0hL17Tb0hL17UZ0hL18GR0hM003X0hM0cpZ0hM0kQZ0hM0twU0hN002X0hN003Z0hN0m_Y0hN0obP0hO0kNY0hS002R0hS16uT0hS18bd
0hT002Y0hT003S0hT18bb0hV0a9b0hV0kNQ0hV18bS0hW0DWa0hX10DT0hZ002R0hZ003R0hZ06US0hZ0L_a0hZ1Fuc0ha002P0ha003T0ha0Vxe
0ha0WlT0ha0Zya0ha18KS0ha18bT0he003U0hf0G6Z0hg0S_S0hg0ixY0hg1D-U0hh12HS0hj0Roa0hj0xBT0hl003b0hl0E5S0hl0k2U0hl18OY
0hn003Y0hn02jY0hn06Jd0hn06VY0hn0DGY0hn0D_c0hn0HKZ0hn0MaZ0hn0UUb0hn0WWa0hn0WsX0hn0f6b0hn0jEb0hn0jwS0hn0moY0hn0rSZ
0hn0xkY0hn10Ob0hn12sV0hn13dU0hn15cY0hn1DVT0hn1E_R0hr1FbT0ht18bZ0hv0OPc0hy136Z0hy1EKT0i1002Y0i1003T0i102iY0i104BY
0i104iZ0i108PT0i1093a0i10KbV0i10NRZ0i10QLU0i10RXY0i10RpY0i10SGU0i10UNY0i10WlY0i10YgT0i10Zya0i10gnZ0i10hnX0i10ixV
0i10jEZ0i10k2U0i10kUT0i10k-a0i10rTa0i110DS0i110OU0i112pX0i118bV0i118pZ0i11DcU0i11Dwa0i11D-U0i2003b0i20owT0i21AZd
0i4002U0i4003S0i403vX0i40RXY0i40hnU0i410OS0i5002Y0i5003a0i50RXY0i50SGR0i50Zyb0i7002X0i80E7c0iD0V9Z0iD19na0iH08ab
0iI002P0iJ04ia0iJ0RXT0iJ18bV0iK002R0iK003S0iM003R0iM04iZ0iM17Wa0iM18bh0iM1D0T0iN002X0iN003X0iN0cUY0iN0jaa0iP0rPR
0iS003a0iW003V0iY003b0ia003c0ic0A9Q0ic0BAa0ic10DY0id002Y0id003U0id01Ua0id0D9Y0id0DWU0id0NRS0id0Z4T0id0Z5Y0id0Zyd
0id0i5Z0id0ohN0id18KS0ie002S0if003Y0ih002T0ih06JY0ih0UGa0ii003U0ii01CT0ii06GS0ii077U0ii09-a0ii0A9T0ii0BAY0ii0BQY
0ii0D9Z0ii0DDZ0ii0DWX0ii0EXS0ii0Fla0ii0G6S0ii0I-U0ii0M4a0ii0MKT0ii0QPT0ii0QUZ0ii0YZb0ii0ZpT0ii0ZyY0ii0adb0ii0cAU
0ii0ddZ0ii0f5S0ii0fzS0ii0ixU0ii0kQZ0ii0lVc0ii0miU0ii0m_U0ii0xBZ0ii0zSU0ii10DT0ii10da0ii13kZ0ii16uY0ii18fT0ii18vR
0ii19Na0ii1AUb0ii1AZY0ii1EKV0ii1EWT0ii1GOT0ij17Ca0ij17TR0im002T0im06GS0im0AKT0im0FwQ0im0anZ0im0fuZ0im0ixM0im0kQT
0im0vAZ0im0xBT0im13dY0im13kY0im1D0U0it002b0it003Y0it0WlZ0it0ocZ0it0xxY0it1FqY0iu002R0iu06-S0iu084S0iu08WT0iu13Hc
0iw003Y0iw00cX0iw015L0iw016T0iw01Ca0iw01UZ0iw03RT0iw03dN0iw03lZ0iw03yY0iw04MS0iw04yg0iw05HS0iw05Rd0iw05qU0iw077a
0iw084b0iw08aT0iw08cY0iw08nS0iw09qa0iw0A3M0iw0A7K0iw0AAQ0iw0AKS0iw0AUe0iw0AsZ0iw0BAZ0iw0BLc0iw0BQa0iw0ByY0iw0BzZ
0iw0C4a0iw0CCR0iw0CFS0iw0CNQ0iw0D9R0iw0DDX0iw0DHZ0iw0DWc0iw0DZY0iw0E5N0iw0E7Z0iw0FJT0iw0FKa0iw0FZa0iw0FlX0iw0FqP
0iw0G6V0iw0G7Z0iw0HFU0iw0I-Y0iw0L2T0iw0LrS0iw0M7R0iw0MaS0iw0MeY0iw0N4T0iw0N5T0iw0N7P0iw0Ntb0iw0NuR0iw0OWY0iw0OhT
0iw0PPT0iw0PQT0iw0PsT0iw0QPd0iw0S0a0iw0SPa0iw0SUb0iw0ScY0iw0TlZ0iw0UAb0iw0VYc0iw0VcZ0iw0VmS0iw0VxZ0iw0XAc0iw0Z4c
0iw0ZpS0iw0adZ0iw0aeU0iw0bBa0iw0bWU0iw0cOQ0iw0dKa0iw0dNR0iw0dPb0iw0ddY0iw0dkc0iw0dlQ0iw0dxT0iw0etY0iw0f5Y0iw0f6N
0iw0fAS0iw0fBc0iw0ffS0iw0fug0iw0fvP0iw0fzZ0iw0g1d0iw0gnS0iw0hLS0iw0i1b0iw0i5b0iw0iJ80iw0idY0iw0iiU0iw0imU0iw0izb
0iw0i_U0iw0jkZ0iw0kNO0iw0kXL0iw0lGZ0iw0lWa0iw0mRZ0iw0m_a0iw0n1d0iw0nGU0iw0nWT0iw0nXR0iw0oUR0iw0oYT0iw0oZZ0iw0owZ
0iw0pMS0iw0q2Q0iw0q6Z0iw0qza0iw0rGa0iw0raS0iw0uLZ0iw0uPT0iw0vOY0iw0wCT0iw0wyQ0iw0xBT0iw0xqT0iw0xxa0iw0yBX0iw0yEZ
0iw0yZT0iw0zSS0iw0zac0iw0zeZ0iw0zhZ0iw0-HT0iw0-cT0iw0-dT0iw0-iZ0iw0_NR0iw0_YU0iw0_aO0iw10DZ0iw10Fa0iw10GU0iw10MT
0iw10dZ0iw10fZ0iw12Fa0iw12ZT0iw12bY0iw136a0iw13kY0iw13vT0iw14EU0iw14Fc0iw14Nc0iw14Qa0iw15EZ0iw15Gg0iw15Ob0iw16sa
0iw16ta0iw16vT0iw17La0iw18vZ0iw19NS0iw19ja0iw19za0iw1AZc0iw1D0U0iw1D1S0iw1D3T0iw1DPU0iw1DsU0iw1D-e0iw1E0U0iw1EKZ
0iw1ENR0iw1EqY0iw1ErT0iw1GAS0ix002X0ix003U0ix01LT0ix01UR0ix01xZ0ix02iZ0ix04BT0ix04ia0ix04zY0ix06PU0ix0Erb0ix0Jsb
0ix0NBS0ix0PjK0ix0RXc0ix0S0Z0ix0SGY0ix0S_T0ix0TTT0ix0UNZ0ix0VmS0ix0VxU0ix0Wla0ix0XYa0ix0ZyS0ix0afZ0ix0bBY0ix0cPR
0ix0cbT0ix0d8T0ix0dgS0ix0eeZ0ix0hBS0ix0i1V0ix0ixP0ix0jEZ0ix0k2Y0ix0kNU0ix0owe0ix0xqU0ix0_gU0ix13kR0ix13vc0ix17UZ
0ix18bb0ix1AZZ0ix1D0U0ix1EKS0ix1FvQ0ix1G4S0ix1GCa0iz003T0iz03vU0iz05RT0iz0RXV0iz0Wlc0iz0wJZ0iz1GCa0i-10GS0i_003Z
0i_01CT0i_01bS0i_079P0i_07MZ0i_094Z0i_0HFb0i_0LRT0i_0MKU0i_0NRS0i_0Oda0i_0OgZ0i_0Oha0i_0P_N0i_0Yob0i_0YzU0i_0dVY
0i_0fdb0i_0iNS0i_0jVR0i_0kHa0i_0ngT0i_0p3Y0i_0wCZ0i_0yaZ0i_10DO0i_12Ha0i_14TV0i_1HAU0j00jEZ0j1002T0j1003Y0j1038a
0j10S0Z0j10ZyT0j10f7b0j10jEU0j10k2b0j11FLS0j11FnT0j7003Y0j80WAR0jC003S0jD002Q0jE002Y0jE003Z0jE00Ha0jE00XY0jE00YY
0jE00ZZ0jE00cY0jE00wS0jE00_T0jE018Z0jE01CV0jE01Lc0jE01MY0jE01NL0jE01sR0jE02QR0jE02RZ0jE02TR0jE02UZ0jE02ZZ0jE02bg
0jE02_U0jE03db0jE03jZ0jE04BS0jE04Pb0jE04QZ0jE04XZ0jE04iT0jE04nb0jE053S0jE054c0jE05De0jE05HR0jE05RX0jE06JS0jE06TZ
0jE06UO0jE06VZ0jE06aT0jE06uM0jE07UZ0jE07XT0jE089c0jE08aS0jE08eP0jE08gT0jE08lY0jE08mZ0jE08sR0jE09EN0jE0A3R0jE0A4N
0jE0A8Q0jE0AqS0jE0B4T0jE0BIO0jE0BJQ0jE0BmK0jE0CER0jE0CaZ0jE0Cda0jE0CeU0jE0Cgg0jE0Chb0jE0DHU0jE0DUe0jE0Dga0jE0Dnb
0jE0D_X0jE0EBc0jE0EMX0jE0EbY0jE0EiY0jE0Eka0jE0E_a0jE0FDZ0jE0FEe0jE0FGJ0jE0Fma0jE0GsQ0jE0H7T0jE0HKU0jE0HLY0jE0HbS
0jE0HdN0jE0IHY0jE0ISb0jE0Ina0jE0Iob0jE0IsV0jE0JwR0jE0KfQ0jE0Kjd0jE0L7S0jE0MKZ0jE0MNS0jE0MOX0jE0MRU0jE0Mqb0jE0NKX
0jE0Ncb0jE0O7Y0jE0O8R0jE0OSa0jE0OcT0jE0OeO0jE0Oga0jE0OiS0jE0OjP0jE0OuU0jE0P7Q0jE0PFZ0jE0QEX0jE0QOS0jE0Qqb0jE0RRT
0jE0RXZ0jE0R_R0jE0S0c0jE0SNZ0jE0SsZ0jE0StZ0jE0TNa0jE0TiS0jE0U8Z0jE0UCT0jE0UGU0jE0WYd0jE0WdZ0jE0WlU0jE0Wsc0jE0WvT
0jE0Xya0jE0Xzi0jE0X_R0jE0YSb0jE0YVY0jE0Ycb0jE0YlI0jE0Zhc0jE0agT0jE0apT0jE0bOT0jE0bWZ0jE0d8T0jE0dAZ0jE0dKc0jE0dNV
0jE0dPa0jE0dRO0jE0dVb0jE0dmT0jE0dzY0jE0e1a0jE0eXV0jE0ecP0jE0eqT0jE0evY0jE0ewT0jE0ezT0jE0f6Z0jE0foR0jE0fxU0jE0gFU
0jE0h5N0jE0hNY0jE0hOU0jE0hVR0jE0iIP0jE0iJM0jE0iKT0jE0jOT0jE0jVO0jE0jsT0jE0k2b0jE0kHd0jE0kYa0jE0kZb0jE0lsS0jE0lvY
0jE0mWY0jE0mXS0jE0mcd0jE0mjZ0jE0naa0jE0ndc0jE0ngS0jE0obS0jE0okS0jE0p5a0jE0ppT0jE0psX0jE0q6U0jE0qWZ0jE0qYX0jE0qbQ
0jE0qea0jE0rEY0jE0rSS0jE0rTT0jE0rsS0jE0rxP0jE0sTa0jE0sZS0jE0t9S0jE0tBZ0jE0tCS0jE0tIO0jE0tJT0jE0tQc0jE0tqc0jE0tra
0jE0u0Z0jE0u4Y0jE0uLR0jE0uOI0jE0uRc0jE0uUR0jE0v1Z0jE0v2X0jE0vRc0jE0vSa0jE0vTR0jE0vqb0jE0wKS0jE0wza0jE0x1T0jE0xBS
0jE0xKP0jE0xLK0jE0xaU0jE0xcS0jE0xkP0jE0xta0jE0xwU0jE0y2P0jE0yHQ0jE0yWS0jE0yZZ0jE0yca0jE0zIT0jE0zxV0jE0-JU0jE0-LS
0jE0-cP0jE0_VY0jE0_bT0jE0_na0jE0_pJ0jE105T0jE10JQ0jE10Ob0jE10SK0jE10US0jE10yZ0jE10zY0jE11Ha0jE12pT0jE12sV0jE131N
0jE13de0jE13ee0jE13fN0jE149Y0jE14FS0jE14GU0jE15Fc0jE15OU0jE15eb0jE15fb0jE16kY0jE17WX0jE18bQ0jE19QT0jE1A6S0jE1AET
0jE1AFZ0jE1BbY0jE1D0e0jE1D4P0jE1DVV0jE1DWO0jE1DcR0jE1DsZ0jE1Dta0jE1EGY0jE1F2N0jE1GDX0jE1GMY0jE1GeK0jE1GfU0jE1Ggc
0jE1GmZ0jE1G_V0jF003a0jF17UP0jH002U0jH18bQ0jI002S0jI003Z0jK002Z0jK0RXX0jK0dBT0jK0k2S0jK18bS0jL03va0jN003T0jO002P
0jO0Dwb0jO0xxR0jO12HR0jO16WZ0jO1FSb0jP0dBQ0jP0k2b0jP0-eb0jQ002V0jQ003R0jQ01CS0jQ05RT0jQ0MKT0jQ0Wlc0jQ12Ea0jQ1F2T
0jS002T0jS0YSa0jT003U0jU002T0jU003U0jV002g0jV04BT0jV04yZ0jV093a0jV0DlS0jV0RXZ0jV0WlT0jV0bBY0jV0i1Z0jV0iwR0jV0jkZ
0jV0k-U0jV0oQY0jV12ES0jV17iT0jV18bT0jV18va0jV1D-T0jV1FqU0jY003U0jY0k2a0ja002d0ja003Z0ja038T0ja0SGY0ja0TTU0ja0WlZ
0ja0ZyU0ja0k2S0ja0k-V0ja0lMb0jb002Y0jb0k-S0jc1D-a0je044U0ji18fZ0jj003Y0jk002b0jk003b0jk04BS0jk08PY0jk093U0jk0KbR
0jk0Pjc0jk0RXZ0jk0SGa0jk0UNc0jk0VxZ0jk0WlV0jk0Zya0jk0bBa0jk0dgZ0jk0erS0jk0i1S0jk0jEP0jk0k2T0jk14EY0jk14FU0jk17UZ
0jk18bb0jk1AZO0jk1GCS0jl002S0jl03vZ0jl0RXV0jl0SGa0jl18bS0jm0RXa0js0dgZ0js1DXZ0jt003S0jt0SGU0jw06UT0jw0LTT0jy002Z
0jy003R0jy0BLQ0jy0LTX0jy0WlT0jy0tNZ0jy1FqX0jy1FvU0j_09pa0j_0xxL0j_13bb0k2002S0k2003T0k200cU0k202_R0k203IZ0k203MT
0k203RT0k203VU0k203zZ0k203_a0k204yT0k2052a0k205HU0k205RT0k205qa0k2062S0k2068a0k206GU0k206aZ0k2077U0k207XZ0k207bb
0k208YY0k208ac0k2099Z0k209pT0k20AsX0k20BAU0k20BNT0k20BQZ0k20CoY0k20DDR0k20DHY0k20DWP0k20EdT0k20EeZ0k20F1e0k20FlR
0k20G7a0k20GJQ0k20HFZ0k20HcT0k20JOZ0k20Kha0k20M5T0k20MdT0k20N4b0k20N5a0k20NRg0k20NkT0k20NtT0k20OhT0k20OuU0k20PjP
0k20Poc0k20QET0k20QLY0k20QPV0k20QzT0k20RpT0k20Uaa0k20VmZ0k20WlU0k20XAZ0k20YDb0k20Z8T0k20ZpT0k20aLV0k20aST0k20adQ
0k20afZ0k20bFU0k20bvU0k20cJa0k20cOY0k20cUU0k20d8Z0k20dRT0k20dVb0k20dlU0k20fGS0k20ffU0k20fkZ0k20fuU0k20fvT0k20fzS
0k20g4T0k20hAR0k20i1Y0k20iia0k20ixX0k20izZ0k20i_U0k20jla0k20kDX0k20kNT0k20kYS0k20l0Z0k20m0c0k20mPY0k20miU0k20mlV
0k20m_Y0k20nCT0k20oTY0k20ohT0k20q2S0k20qYR0k20qda0k20qza0k20sDT0k20sTT0k20swj0k20v2T0k20vOU0k20wCU0k20woZ0k20xCY
0k20xxa0k20zGd0k20zua0k20-iU0k210DS0k210GT0k210fU0k211gX0k2126Z0k212ZU0k213HT0k213fa0k214ET0k214Nc0k214TY0k216ZT
0k216cT0k217WX0k217eY0k217iS0k218KT0k218pQ0k218vR0k218wU0k218zU0k2194T0k21BjT0k21DXP0k21Dsa0k21D-Z0k21EqU0k21GQS
0k21H6Y0k3002X0k3003U0k30RXU0k30Ukc0k4003T0kB002Y0kB0LHa0kB0RXZ0kD002T0kD003V0kD0C8R0kD0QEV0kD0WlY0kD0ZUa0kD0ZyX
0kD0k2Z0kD18ba0kE002Y0kE003R0kE0RXX0kG0J-Z0kH002M0kH003Q0kI002b0kI003a0kI038U0kI0APT0kI0QPZ0kI0WJS0kI0XAU0kI0dla
0kI0epY0kJ17TU0kJ1EKY0kN003T0kN01Lb0kN01US0kN02RT0kN02_R0kN03MY0kN05qR0kN06KT0kN06US0kN06XU0kN07UT0kN08lZ0kN0A3a
0kN0BAT0kN0BIP0kN0BJe0kN0BLS0kN0BQY0kN0ByY0kN0CmS0kN0DHa0kN0DTT0kN0DWQ0kN0DwY0kN0EXY0kN0G6R0kN0G7a0kN0GOd0kN0Hba
0kN0HoY0kN0I-Y0kN0J1S0kN0K0V0kN0N4Z0kN0N7f0kN0NRK0kN0OCS0kN0OYR0kN0PSY0kN0PjU0kN0PoR0kN0QLb0kN0QzT0kN0TNT0kN0UkT
0kN0VYY0kN0VmO0kN0VnR0kN0XAU0kN0XKO0kN0Zma0kN0aLQ0kN0bFS0kN0cyb0kN0d8Z0kN0dVT0kN0fdR0kN0fzU0kN0g_b0kN0i5c0kN0idZ
0kN0iiY0kN0imb0kN0ixS0kN0izR0kN0i_Z0kN0jkS0kN0k3Z0kN0kYU0kN0m8T0kN0mib0kN0mlb0kN0m_Y0kN0oTR0kN0owX0kN0p7Y0kN0sTR
0kN0sXT0kN0tIZ0kN0uEU0kN0vOT0kN0wCV0kN0xBP0kN0xxT0kN0yZU0kN0zzZ0kN10DT0kN10Ma0kN10zU0kN12HU0kN12ZY0kN13rT0kN149T
0kN15DZ0kN16VR0kN17WY0kN17ia0kN17lT0kN18KT0kN18vU0kN1AER0kN1AUR0kN1D0b0kN1DXa0kN1EKT0kN1G6T0kN1H6V0kP002Y0kP003a
0kQ002R0kQ003V0kQ038c0kQ03-Z0kQ0WlU0kQ0ZyX0kQ0k2Y0kQ0lVT0kQ0miT0kQ0zhb0kQ18bV0kQ18vT0kQ194c0kQ1G4T0kQ1GCU0kT003Z
0kU002V0kU003S0kU00bZ0kU02bZ0kU02_R0kU038U0kU05Rc0kU06Ja0kU0D_V0kU0HFS0kU0PjT0kU0QPa0kU0RXb0kU0UGT0kU0UNS0kU0WAZ
0kU0ZyT0kU0g-U0kU0kQa0kU0tIU0kU10OS0kU12sY0kU15eb0kU15fc0kU15hg0kU17WQ0kU18bZ0kU1Dsb0kU1GUa0kV003b0kX003X0kX0OWT
0kX0VxT0kX0fuc0kY002U0kY003V0kY02AS0kY03RU0kY0A9T0kY0AeZ0kY0QPR0kY0QUa0kY0VxR0kY0XAZ0kY0dlZ0kY0ecR0kY0wCT0kY0_8Z
0kY13GT0kY13HO0kY13NV0kY171b0kY17WU0kY1DPQ0kY1F6a0kZ002U0kZ003Q0kZ0RXb0ka0iiT0kf0kNU0kg0WlS0kg16VS0kh002b0kh003R
0kh0ChU0kh0PjQ0kh0RXX0kh0UNd0kh0ZyX0kh0hnU0kh0iwS0kh0jEb0kh0k2U0kh0kNZ0kh18Kb0kh1AZT0kh1FLS0kh1GCS0kj002X0kj003Z
0kj03vb0kk003a0kk0ZyS0km003a0kn003b0kp0dgZ0kq002R0ks0sTa0kv002U0kv003X0kv0RXX0kv0UNa0kv0YgZ0kv0ZyS0kv18bc0kv1FqR
0ky002U0ky003U0ky03vS0ky0RXY0ky0SGR0ky0Wla0ky18bT0k-003V0k-01LT0k-02RZ0k-02_Y0k-03Ma0k-03VU0k-04BY0k-06JU0k-06PS
0k-08RU0k-0A3a0k-0BJS0k-0C4S0k-0ChZ0k-0DGZ0k-0FDT0k-0G6U0k-0HbZ0k-0HcY0k-0JEY0k-0Jdb0k-0KbP0k-0M9T0k-0MKZ0k-0NBZ
0k-0NKV0k-0NRT0k-0P1S0k-0P7Z0k-0PjU0k-0Poa0k-0PuV0k-0QPY0k-0REU0k-0TiU0k-0TlY0k-0UNO0k-0V3Y0k-0VZR0k-0VnX0k-0VxS
0k-0WAT0k-0WWS0k-0X3a0k-0ZUR0k-0ZyU0k-0a9R0k-0aLV0k-0bBU0k-0biT0k-0byZ0k-0eAb0k-0f6a0k-0gnY0k-0i1U0k-0iwQ0k-0j1Z
0k-0jEN0k-0jaU0k-0miT0k-0mob0k-0mtU0k-0sTY0k-0wIb0k-0wJT0k-0xqZ0k-0yZZ0k-0zuZ0k-10DU0k-10Od0k-12sY0k-13dZ0k-14Aa
0k-14TS0k-17WV0k-17bT0k-18pY0k-1AZU0k-1CnU0k-1D0e0k-1DPU0k-1DVZ0k-1DsS0k-1D-U0k-1FYP0k-1FyU0k-1GCY0k-1GES0k-1H3S
0l0002b0l008RX0l00bvZ0l00p-Z0l018bV0l1003T0l10bBT0l303QS0l30U-Y0l30VxZ0l4003Z0l6003U0l60UZR0l60ZyU0l60xBT0l7003V
0l70NRR0l70SPR0l70fuZ0l9003S0l917WR0lG002X0lG003a0lG0izS0lG17Ta0lI0AKZ0lJ0g4b0lM003S0lM01sd0lM04ua0lM06UR0lM0DVZ
0lM0LTU0lM0RXZ0lM0Wlc0lM0k2f0lM0kNT0lM1F2d0lM1FvV0lN003Y0lV002S0lV003V0lV0CDU0lV0JeV0lV0NRZ0lV0QPb0lV0RXV0lV0RpY
0lV0SGZ0lV0ZyY0lV0hnS0lV0mOR0lV0-iU0lV18bU0lW003S0lW0RXU0lW0SGS0lX003Z0lX0k2a0lZ002S0lZ003b0lZ16xa0lb002g0lb003f
0ld003b0lh1GCa0li003U0lk002T0ll002U0ll08RY0ll0Wla0lm002a0lm003R0lm0RXS0lm17iZ0ln002T0lo003a0lu002a0lv002Y0lv0mlZ
0lw003Q0lw0RXT0lw0ZyQ0lw0k2a0lw1FLS0ly002U0ly0RXT0m00QPK0m00RXZ0m00ZyZ0m00apQ0m00dgS0m00eeS0m00i1Y0m00jEZ0m018ba
0m01AZZ0m01EKY0m11GCT0m2002U0m4002R0m4003X0m40DSa0m40SGZ0m411gZ0m418bb0m41GCP0m5002S0m518bT0m8002h0m8003V0m808ac
0m80VxU0m80crS0m80jES0m80jaT0m814FU0mA002U0mC13kZ0mE003a0mG002Z0mJ003d0mJ0LTa0mJ0Wld0mK002a0mK003b0mL0OWZ0mM003T
0mM0k2O0mN003Q0mN0WlZ0mO002Z0mO0BAS0mO0SGZ0mO0ZyU0mO0hnT0mO0i1U0mO0jET0mO0k2Z0mO0lVR0mO0mpZ0mO18bZ0mO1AZX0mO1E0R
0mP003U0mP0ZyZ0mQ002Z0mQ003T0mQ03vT0mQ0RXa0mR003P0mR0AsT0mR0JYY0mR0k2Z0mR0pfT0mR10dY0mS002Z0mW003Y0mW01UR0mW04BY
0mW0GJZ0mW0NRU0mW0QPT0mW0Tla0mW0apb0mW0fub0mW0g3Y0mW0rTa0mW0rmZ0mW0xBV0mW0xxY0mW0_HR0mW10DT0mW12ZS0mW176S0mW18GU
0mW18KS0mW18fS0mW1DPP0mW1GQa0mW1GxY0mY002T0mY003V0mY04Ba0mZ003S0mZ0ZyT0mb002Z0mb003Y0mb0G6R0mb0GJS0mb0NRT0mb0PjR
0mb0QPT0mb0apZ0mb17WS0mb1DPS0mb1Gub0mc0k2T0md077T0me0PjQ0mg003Y0mi002Y0mi003Y0mi04Ta0mi0ByU0mi0BzU0mi0DwR0mi0EtS
0mi0NRQ0mi0RXZ0mi0VxU0mi0ZyY0mi0bBc0mi0cbQ0mi0fzU0mi0jEU0mi0kDa0mi0m_Y0mi0xBY0mi11gU0mi13kT0mi16ZR0mj002Y0mk003T
0ml002U0ml003S0ml038U0ml03vY0ml04Qa0ml0RXc0ml0WlS0ml0jET0mm002Z0mm0SGT0mo002S0mo02_Z0mo0a9U0mo17WX0mo17yQ0mp002U
0mp0Wla0mp0ZyZ0mp18bd0mt002V0mt003X0mt038Y0mt03vZ0mt08PR0mt0RXR0mt0SGa0mt0UNb0mt0ohZ0mt0xcT0mt1FLR0mv002U0mv0MaZ
0mv0NFb0mx0RXU0mx0ixT0mx0khT0m-17WS0m_002V0m_003V0m_04BT0m_0KbS0m_0OiZ0m_0RXa0m_0S0Y0m_0ZyT0m_0hnZ0m_0k2Y0m_0oQa
0m_0xqR0m_19qZ0n0002Y0n0003V0n003vY0n00RXU0n1003U0n10ZyU0n30hFT0n4002Q0n4003S0n50RXS0n6002U0n6003V0n60RXb0n60cUS
0n611gY0nC002Z0nC003f0nC09nS0nC09pa0nC0BQa0nC0KbQ0nC0PjS0nC0UNU0nC0VxR0nC0jEc0nC0raS0nC0uVR0nC0vcR0nC10sQ0nC1GCS
0nD0SGT0nE077T0nE0MSY0nE0QPd0nG002V0nG003U0nG0VxT0nG0kYS0nG0xBY0nG0xGQ0nG16uT0nG1Ggb0nH003Z0nH0DWZ0nH0ixS0nH0xBS
0nH0_EY0nH17AS0nH17WT0nM003U0nM0Xua0nM0xBY0nM17Wa0nM17iZ0nM1D0S0nN0G6a0nN10Gb0nO002U0nO0kNY0nP003T0nP0S_a0nR002b
0nR003U0nR0ZyQ0nR0gKT0nR0hnS0nR0k2T0nS0AKa0nS16uZ0nT003R0nW002S0nW003S0nW0Hrc0nW0kNR0nW18bf0nX002S0nX003T0nX03vT
0nX0RXa0nX0kNZ0nX18bY0nZ003L0na002a0na003T0na0Wla0na18bR0nd17WT0ne002T0nf0ZyU0ng0VxU0ng1EqR0nk003a0nk0y_S0nl002R
0nl0dBT0nl0k2a0np01Ub0np0fkZ0ns1C_T0nv002R0nv003V0nv0QPY0nw003b0ny002P0ny003O0ny0G6Z0ny0PjY0ny0fuZ0ny0xxZ0o10YSd
0o10xNU0o2002b0o2003b0o3003R0o30RXU0o6003Y0o9002Z0o91D0T0oA002S0oA003Z0oC0ohV0oF17PT0oH003X0oH0RXT0oH0SGT0oM002Y
0oM0ZyY0oM0i1R0oQ01LS0oQ08lZ0oQ0A3Y0oQ0AKU0oQ0AZZ0oQ0DcU0oQ0DzX0oQ0FDV0oQ0HKU0oQ0Hba0oQ0I0T0oQ0KnY0oQ0QPU0oQ0YSS
0oQ0eXR0oQ0hSa0oQ0jFT0oQ0kYR0oQ0rSa0oQ0t9Z0oQ0tIZ0oQ0v1T0oQ0wIa0oQ0wzY0oQ0x_S0oQ0yZc0oQ0zud0oQ0_OS0oQ10OZ0oQ12sU
0oQ1AEe0oQ1D5b0oQ1DVO0oQ1EIU0oQ1EiT0oT002U0oT003X0oT01CR0oT0BAT0oT0NRa0oT0S0b0oT0SGf0oT0UNY0oT0XxS0oT0dlT0oT0i1T
0oT0jEa0oT0kjT0oT0qYQ0oT1AZZ0oU002P0oU003X0oU0SGZ0oU0jES0oY002R0oY0Pja0oY0UNR0oY0W5b0oY0bkR0oY0duT0oY0jEU0oY1D0T
0oY1EqZ0oY1G4b0oZ002Y0oZ0RXZ0oZ1GCZ0oa0dgZ0ob002b0ob003T0ob0RXa0ob0ZyU0ob18bX0oc002T0od18bZ0oe002Y0oe003T0oe18bY
0og002Q0og003e0og03vT0og0RXb0oh003b0oh08vY0oh0QPY0oh0RXM0oh0S0U0oh0WlT0oh0ZyX0oh0i1Z0oh0jEc0oh0k2Q0oh0kNT0oh0zrT
0oh14FS0oh1AZU0oh1G4b0oh1GCZ0oi04sT0oi0ZLU0oi0tQR0ok002U0ok003P0ok0RXY0on002Q0oo002Y0oo003T0oo0BJS0oo0DDa0oo0DWT
0oo0NRS0oo0VxV0oo0Zyc0oo0i1U0oo11gV0oo18bS0oo1FLS0oo1GCZ0op0DWV0oq002Y0oq003U0or003Q0ow002a0ow003Q0ow0RXa0ow0SGZ
0ow0WlY0ow0ZyS0ow0etO0ow0jEV0ow0jaa0ow0kNY0ow0swX0ow13vT0ow18ba0ow1D-Y0ow1GCY0oz002Y0oz003T0oz0kNZ0o-003X0o_002c
0o_003T0o_0RXU0p003-Y0p3002b0p30YoV0p30jaa0p5002R0p509aR0p516sR0p518bY0p60LHZ0p70qcY0p71D5T0p8136U0p90DWS0pC002Y
0pL002K0pL003b0pL0VxY0pL0ZyS0pM003a0pM054T0pM0AKT0pM0C8P0pM0DHU0pM1EsU0pQ003Z0pS0PjP0pU003R0pb0tIT0pf002a0pf003X
0pf0jET0pl0Mab0po002T0po003T0po0C8S0po0PjT0po0xxU0pp003T0pp13oT0pq13nS0pq18bU0ps002a0ps08PU0ps0RXY0ps0WlX0ps0kNY
0ps0k-U0py0FfS0p-003Z0p-13kb0q2003Y0q20VxS0q20aeZ0q20_Yc0q213kT0q21D-P0q3002a0q30FEZ0q30PjS0q31GmT0q6003V0q60bBb
0q60dgT0q60k-T0q60wnS0q617Ca0q81AZZ0q9002Z0q9003U0q90S0T0qB0ZyR0qC17WR0qD18bX0qE003P0qE0AsU0qH0Zpa0qH0bBZ0qI002T
0qK0RXS0qM0LHb0qM0jEN0qM17WS0qN002S0qN003U0qN0RXT0qS003S0qS08sY0qS0BLS0qS0X_d0qS0dRa0qS0tNZ0qS13fa0qS1GCT0qU003Z
0qV003Y0qV08tT0qW1GCa0qX002U0qX18bU0qX1GCS0qX1GEN0qY002V0qY003R0qY02ib0qY06GZ0qY08RT0qY0NRS0qY0NtT0qY0RXU0qY0YZY
0qY0fkZ0qY0fuS0qY0k2Z0qY0khT0qY0k-T0qY10ya0qY10zZ0qY13eT0qY18Ha0qY18bY0qY19uR0qY1FLU0qY1FRS0qY1GCQ0qZ002V0qZ003S
0qZ08RS0qa002a0qa003Q0qb003U0qb06GZ0qb0NRZ0qb0PjU0qb0Pob0qb0XAT0qb0fuY0qb0g3c0qb0ixR0qb0k2Z0qb0xBb0qc002Z0qc003a
0qc0Pga0qc0S_a0qc0jEM0qc14AT0qc1GCU0qd003T0qe0xBU0qf003U0qg002P0qg0UNS0qg0VxS0qg0ZyU0qg13kS0qg1GCU0qh002Z0qj0i1S
0qk0g-Z0qm002T0qm003c0qm0UNS0qm0XaS0qm0i1b0qn0ZyT0qp002Z0qr002Y0qr003j0qr04nS0qt002R0qu0NRb0qw002b0qw003P0qw0RXb
0qw0dBS0qw18bZ0qy002a0qz002c0qz003Z0qz0JeT0qz0SGZ0qz0VxU0qz1GCY0q-003Y0r0003Z0r00g4U0r00sTa0r1003S0r7003U0r70RXT
0r80RXR0rA002T0rE002U0rE0Xzc0rF002U0rF003T0rF03va0rF0QPT0rF0RXZ0rF0SGa0rF0kNZ0rG002S0rG003V0rG0G6S0rG0RXU0rG0SGT
0rG0WlZ0rG0ZyU0rG0i1Z0rG0jER0rG0m_Z0rG12ZS0rG1D-a0rH0RXS0rL002Z0rN003U0rN0fuY0rP002Y0rP003P0rP0RXZ0rP0UAU0rP0UZb
0rP0ZyR0rP0hnY0rP0iQR0rP0jEc0rP0kNR0rP1AZY0rP1EKa0rQ002U0rS02_R0rS0LzY0rS0kQT0rS17WV0rT002e0rT003Z0rT038Y0rT08RV
0rT0DDY0rT0RXb0rT0WlU0rT0bBS0rT11nT0rT18bT0rT1DcP0rT1Fqb0rT1GCY0rT1GxT0rU002b0rU003V0rU038T0rU0AsZ0rU0D9a0rU0DHb
0rU0DWT0rU0PgQ0rU0PjS0rU0RXZ0rU0S0a0rU0UNT0rU0VxX0rU0hAc0rU0jEa0rU18bY0rU1FLb0rU1GCT0rV002Q0rV003Y0rY002U0rZ03vT
0ra002U0ra003O0ra038S0ra0BAS0ra0RXY0ra0VYb0ra0ZyY0ra0owT0ra0rPc0ra0xBd0ra10GR0ra15eT0ra1DPa0rb0xBT0rd003U0rg002U
0rg003Y0ri003Y0rl003U0rm003T0rm01UR0rm0bBX0rm0bFb0ro003R0ro0fuT0ro0syT0ro0xxS0rp003T0rq002U0rq003c0rq0DJT0rq0RXS
0rs003U0rs18bT0rt003b0ru002S0ru0WJS0ru0xBc0ru0xGa0rx002S0rx003S0r_002U0r_003Z0r_0xBR0r_1D0a0s3003R0s302RT0s30RXS
0s30WlU0s30fub0s30jka0s30yBa0s318bZ0s4003T0s6003U0s60FYZ0s7002T0s7003Y0sC18oT0sD003Y0sD0QPY0sD1EKU0sE003b0sI003Z
0sJ002Z0sO002S0sR003a0sT002U0sT08aS0sT0G6Z0sT0JGZ0sT0Kba0sT0Mla0sT0NRZ0sT0OWc0sT0SHS0sT0UNT0sT0VxU0sT0WlZ0sT0Zyb
0sT0mOU0sT0mQa0sT0nlQ0sT0oHO0sT0oKc0sT0sXR0sT0xBT0sT0yES0sT0yeY0sT0-eS0sT10GU0sT10OZ0sT14TT0sT18GQ0sT1AZT0sT1FLa
0sT1GCT0sV003a0sV0RXT0sX002T0sX003T0sX08Rb0sX0DwS0sX0QPZ0sX0SMY0sX0Vxa0sX0ZyX0sX0cUU0sX0etU0sX0i1T0sX11gQ0sX1FLT
0sX1GCT0sY002T0sY003U0sY0RXT0sZ003T0sa003R0se002b0sf002Y0sf1EsS0sg002U0sg0O8a0sg0RXa0sg0SGR0sg0ZyT0sg1EbS0sj0W2S
0sj14TY0sk002U0sn0D5R0so003S0so0VxZ0sp002S0sp10DU0sp126b0sr002b0sr003h0sr02_U0sr08RR0sr0OCQ0sr1FqS0su0RXS0su0lMa
0sv002Y0sv00ca0sv0G6T0sw002Z0sw003Y0sw0NRZ0sw0RXS0sw0SGZ0sw0UZY0sw0ZyY0sw0bBa0sw0hnT0sw0k2a0sw0xBT0sx002U0sy002Y
0sy003R0sy0RXY0sy0crX0sy0ctV0sy0cwV0sy0hnU0t0002S0t0003U0t1002Z0t10m_T0t10sTa0t3003U0t7003R0t901Nd0t9053c0t90DVa
0t90FGb0t90MOT0t90NqS0t90dsZ0t90vRS0t90zub0t91AFZ0t91DcT0tA003T0tB002S0tB0SGa0tC002U0tC003U0tC0RXZ0tC0aLb0tC0crY
0tC0fHa0tC0jER0tC17WV0tI003T0tI02Ra0tI077Z0tI07GS0tI084T0tI08YS0tI08ZZ0tI09pZ0tI0AeT0tI0DDU0tI0F1b0tI0G6U0tI0JYZ
0tI0NRN0tI0O8S0tI0OhT0tI0PjT0tI0QPU0tI0SGR0tI0XAZ0tI0bBY0tI0cUU0tI0dVZ0tI0fka0tI0fuY0tI0fyc0tI0fzX0tI0g1a0tI0ima
0tI0ixT0tI0kDT0tI0kNZ0tI0kUZ0tI0khG0tI0m0S0tI0mva0tI0oYR0tI0paa0tI0wnT0tI0xBY0tI0xqU0tI0xxa0tI13kT0tI17WX0tI18KU
0tI18fZ0tI18za0tI1DXZ0tI1EKc0tI1F6Z0tI1GgT0tJ003T0tK002X0tK003X0tK0RXa0tK17lS0tN002P0tN003Q0tN07GS0tN0BAY0tN0DDS
0tN0N5b0tN0QPU0tN0SGY0tN0UZZ0tN0YDZ0tN0dlU0tN0fzZ0tN12ZR0tN17WU0tN18bU0tQ002R0tQ003U0tQ01sa0tQ0D5Z0tQ0RXQ0tQ0Wlb
0tQ0ada0tQ0fuZ0tQ18bQ0tQ1G_Y0tR0m_S0tT003R0tY002d0tY003V0tg002U0tg003S0tg0dBc0th003U0tl003S0tm002T0tr003Y0tr00sZ
0tr02_Y0tr04iZ0tr05ua0tr06UZ0tr0BAT0tr0C4T0tr0E5c0tr0G6T0tr0MKb0tr0NRb0tr0NtT0tr0OCZ0tr0RXY0tr0SGZ0tr0S_S0tr0UnT
0tr0WlZ0tr0ZUf0tr0ZyS0tr0eZe0tr0haS0tr0iiS0tr0itd0tr0iwS0tr0ixS0tr0i_d0tr0jKT0tr0jVb0tr0jka0tr0kNV0tr0m4c0tr0xBZ
0tr0xxM0tr10zY0tr10_S0tr13vZ0tr149R0tr1BMh0tr1BjY0tr1D-Z0tr1FqR0tr1GCb0ts002Y0ts003Y0ty003T0u0003a0u10zxZ0u4002T
0u7002S0u8003Y0u90PjZ0u90ZyS0uC0PjS0uE002S0uE0PjS0uF002T0uF18bS0uG003S0uG0WlT0uL04iZ0uL06Gb0uL0RXc0uL0S0T0uL0VxT
0uL0WlU0uL0ZyU0uL0jEQ0uL0k2U0uL11gZ0uL18bT0uL1AZV0uL1GCb0uM002T0uO002Q0uP003a0uP0RXT0uP0WlU0uQ002S0uQ003Q0uR002c
0uR0NRS0uS002Q0uS0SGa0uU003Q0uV04vR0uV0G6b0uV0HUU0uV0RXZ0uV0SGT0uV0VxT0uV0g-Z0uV0kNa0uV16uS0ua0IoZ0ub002Z0uc0NRZ
0un002T0un003Y0un18bY0un1DNU0un1DOR0uo18bQ0uq002Z0ur003Z0ur08aT0ur0BAX0ur0_vS0ur10DT0ut16ua0uu003T0ux003Z0u_003V
0u_0EtU0v118ba0v2002d0v2003P0v20IoZ0v20RXQ0v20UNZ0v20WlS0v218bX0v302_a0v308RU0v30WlZ0v4002R0v4003Z0v403vT0v40SGS
0v50WlS0v518bb0v618bc0vA002U0vA003Y0vA06Pb0vA0PjT0vA13kR0vA17Ra0vA17WY0vA17lb0vA18fU0vB002R0vC002R0vC08aZ0vC0fzT
0vC0ixS0vC18fU0vF002c0vG18bg0vH0OnZ0vM002S0vM003Y0vO002Y0vO003S0vO0N7Z0vO0NRS0vO0SPS0vO0Zya0vO0i1U0vO0jET0vO0k-Z
0vO1GCb0vQ003T0vQ18bU0vR002P0vR003X0vR07vY0vR0Pha0vR0RXZ0vR0ixT0vR0kNb0vR0xqa0vR10GT0vR17WN0vR1GCT0vS002Z0vS003Y
0vS0RXe0vS0WlU0vS0iiT0vS0jER0vS0kNS0vS1GCY0vT003U0vT0RXa0vV002T0vV003T0vV0NRZ0vV0UNa0vV0hnR0vV0k2V0vV18fZ0vY002Y
0vY003Z0vY0Wla0vY0bBR0vY17iS0vY1DPP0vZ0PJa0vZ0QPY0vc002Z0vc003Q0vc04Ba0vc08RT0vc0OWa0vc0kNT0vc17WZ0vd003T0vd0xBO
0vd17WR0vf002k0vk18bY0vl003Y0vn003b0vo18bX0vq002Y0vq08Ra0vq0dgT0vq0jGU0vq0k2T0vq0oQU0vr002c0vs002T0vs003U0vt17WZ
0vx002Q0vx003Q0vx17WT0vy002S0vz17WZ0w10kNT0w4002U0w4003T0w408YZ0w9002Q0wA0fPR0wC002Y0wC003X0wC01Ua0wC077R0wC08aY
0wC0Ajd0wC0BQS0wC0I-S0wC0Mdc0wC0NtS0wC0OCS0wC0PjZ0wC0VYS0wC0ZpQ0wC0fdR0wC0ixb0wC0jka0wC0m_Y0wC0nCT0wC0tIc0wC0xBU
0wC10Da0wC11cT0wC14EQ0wC14Fa0wC16uT0wC19NT0wC19PS0wC1DPZ0wC1DXU0wH002U0wH0SGZ0wH17lU0wI002R0wI003P0wI02RS0wI0KVS
0wI0N7P0wI0P1T0wI0QPQ0wI0SGS0wI0VxU0wI0ZyY0wI0a9Z0wI0bia0wI0dlZ0wI0i_Z0wI0jET0wI0kIa0wI0khU0wI0oYZ0wI0tKQ0wI0xBb
0wI126a0wI13UT0wI17WZ0wI1CvS0wI1GiR0wJ002Y0wJ003R0wJ02Ra0wJ06UZ0wJ08Ra0wJ0LTZ0wJ0N7Q0wJ0RXT0wJ0SGS0wJ0Wlf0wJ0kNT
0wJ0oQc0wJ1CnS0wJ1DVa0wK003X0wK02RU0wK0G6Z0wK0P1U0wK0SGT0wK0a9Y0wK0ixT0wK0kIT0wK13UV0wK13kY0wK17WU0wL003X0wL0QPY
0wM18bY0wR003T0wT002S0wU002U0wU0ZLT0wV002S0wY0k2Q0wd0WlZ0wg003Z0wh003T0wh08Rb0wi0k2Z0wj003S0wk002T0wk0PjZ0wn002S
0wn04TZ0wn0RXY0wn0VxY0wn0k2T0wn0kNS0wn0xBb0wn10OU0wn13ka0wo002T0wo0RXU0wo18bR0wp003R0wq002Q0ws003S0ws0D9Z0ws0OCS
0ws0PfU0ws0ZyX0ws0fvT0ws0k2T0ws10GY0ws11xb0ws14MZ0ws18bY0ww003X0ww0SGY0ww0fuQ0ww18bV0wx1GCS0wy002O0wy003b0wy038a
0wy0D9S0wy0NRN0wy0RXa0wy0UNK0wy0Vxd0wy0ZyN0wy0i1P0wy18ba0wy1DPT0wz0NRR0wz0SGU0wz0ZyT0wz0a9a0wz0zSR0w-003T0w-04Bd
0w_003U0x2003Z0x3002R0x3003Z0x4002R0x4003a0x5002V0x5003Z0x508Rd0x508aR0x50B4S0x50G6S0x50UNT0x50ZyR0x50i1U0x518bY
0x51AZY0x70k2U0xA002T0xA003S0xB002V0xB003T0xB00LZ0xB01sa0xB02iU0xB04BZ0xB04sd0xB04yY0xB06PY0xB07GT0xB08Ra0xB08_c
0xB093Y0xB0Bcc0xB0C4S0xB0Cha0xB0E5a0xB0E7T0xB0ErO0xB0G6a0xB0KbU0xB0NRb0xB0OCQ0xB0OWS0xB0PjY0xB0PoS0xB0QaR0xB0RXT
0xB0UAS0xB0UNX0xB0UZR0xB0UaU0xB0V8a0xB0VxZ0xB0WAa0xB0WlS0xB0XYa0xB0Zya0xB0apR0xB0crT0xB0fuV0xB0fya0xB0fzT0xB0g4d
0xB0iwU0xB0ixQ0xB0jkU0xB0mOQ0xB0mPU0xB0mpP0xB0m_O0xB0qbZ0xB0sXZ0xB0trT0xB0xBZ0xB0_uc0xB11WU0xB13dT0xB14NQ0xB17Ub
0xB18HT0xB18KU0xB18bT0xB1AZb0xB1DPS0xB1DcZ0xB1Fqb0xB1GCX0xC002Q0xC003a0xC00sS0xC03RZ0xC08PU0xC0HbT0xC0QPZ0xC0RXS
0xC0XAc0xC0m_R0xC0xqY0xC0xrS0xC10MS0xC11gZ0xC18bZ0xC1EKa0xE0fzS0xG002S0xG003U0xG03vT0xG0WlR0xG18bS0xG1GCZ0xJ002T
0xK02_b0xK17Wa0xL002e0xL003P0xL03-Y0xL077T0xL08Pa0xL08RT0xL0G7R0xL0QLd0xL0QMV0xL0RXc0xL0WAZ0xL0bBZ0xL0mOd0xL18ba
0xL1Fqd0xL1GCZ0xM003V0xN003a0xO003a0xO02_a0xO04ia0xO07vZ0xO0LzY0xO0hLP0xO0ixS0xO0kQZ0xO17UZ0xO17Wc0xQ17ia0xS003T
0xT002Q0xW003S0xa002f0xa003U0xa0RXZ0xa0rGa0xc002e0xc003R0xc01sa0xc08Ra0xc0MAT0xc0kDQ0xc0mtS0xc14NR0xc17WT0xc18bQ
0xc1H6b0xd0kDR0xd17WR0xd18ba0xe002Z0xh0PoR0xh0k2U0xk003U0xk03Ma0xk0HFb0xk0N4U0xk0VYU0xk0WJZ0xk0ixZ0xk17WU0xk17ib
0xk18be0xl003T0xl01US0xl0RXZ0xl0m_Z0xl18bc0xm002Z0xm003P0xm0Mda0xo18ba0xp0VYS0xq002U0xq003O0xq02iT0xq04BT0xq0ApZ
0xq0D9T0xq0HOS0xq0RXV0xq0SGa0xq0S_O0xq0TlZ0xq0UNZ0xq0Zya0xq0bBY0xq0cFb0xq0eeR0xq0i1Q0xq0i4U0xq0jEV0xq0m_T0xq0ohT
0xq0oob0xq0qmR0xq0xmQ0xq10OZ0xq1AZU0xq1D0T0xq1DSY0xq1DcS0xq1EKX0xq1FRT0xq1GCU0xr002Z0xr003U0xr0B4T0xr0PjY0xr0RXV
0xr0SGU0xr0UUT0xr0kNb0xs003U0xt1GCS0xu18bR0xu1GCb0xw18bP0xw1GCQ0xx002Y0xx003T0xx01sa0xx02ia0xx06Pc0xx0BAR0xx0BcU
0xx0E4T0xx0E5a0xx0G6Y0xx0ImZ0xx0KbZ0xx0Kda0xx0LHU0xx0NRa0xx0OuX0xx0Qaa0xx0RXU0xx0RpU0xx0SGY0xx0TTY0xx0UAN0xx0UNc
0xx0UZR0xx0YgQ0xx0fuU0xx0gnc0xx0ixN0xx0jkS0xx0kNT0xx0trV0xx0_uT0xx10DR0xx11WT0xx11ga0xx14NU0xx18Kc0xx1AZV0xx1FLc
0xx1FqT0xx1GCU0xx1GgS0xx1GiU0xy002S0x-08lU0x-0BAa0x-0D9Z0x-10DZ0x_002d0x_003S0x_17Wb0y1002a0y1003T0y217Wa0y4002S
0y4003Y0y40NRa0y40PjY0y40RXa0y40VTT0y40ZyT0y4126S0y417WT0y418bZ0y5002Q0y518bb0yB002R0yB003M0yB0OCR0yB0RXR0yB0SGZ
0yB0UNZ0yB0WlS0yB0ZyY0yB0k2f0yB18pb0yB1AZY0yB1D-R0yB1FLT0yE002S0yE003T0yE08aY0yE0RXY0yE0WlU0yE0k2Z0yF002P0yJ0nRT
0yK003T0yN0cJS0yN0cKS0yN0nRT0yO002O0yT003Y0yU002b0yU003b0yU0cPS0yU1FqZ0yV002a0yW003U0yW0BQY0yW0QPZ0yW0XaY0yW0adZ
0yW0dVT0yW0iia0yX003X0yY01Pb0yY0G7R0yY17WT0yZ002S0yZ003T0yZ01sU0yZ01uT0yZ04sZ0yZ04va0yZ0RXT0yZ0a9Q0yZ0byc0yZ0jYT
0yZ0kNZ0yZ0ohU0yZ13va0yZ18bY0ya0NRQ0ya0OCZ0yb002S0yb003Q0yb0A0c0yb0PjS0yb0WlZ0yb1GCO0yc002R0yc03MZ0yc0BcZ0yc0NRR
0yc1A6R0yc1AZU0yc1D-U0yd003Z0ye002V0ye003V0ye02_V0ye08RV0ye0MKa0ye0OCa0ye0PuY0ye0RXV0ye0SGa0ye0Vmc0ye0ita0ye0iwV
0ye0i_d0ye0jVU0ye18bU0ye1BMZ0ye1GEc0yf002T0yf003T0yf0PuU0yf0SGT0yf0jVH0yg003Y0yg0i_Z0yi0YZS0yl0OhS0ym003Z0yp18bV
0yq002R0ys003Z0yu002Y0yz002b0z318bS0z5003Y0z7003Z0z70jQZ0z8003Y0z818xT0zA0vYU0zD1AYT0zF0GOX0zG002X0zG003V0zG041b
0zG0RXU0zG0jEa0zG1GCc0zH003P0zJ002T0zJ0NRc0zJ0PjY0zJ0RXQ0zJ0k2T0zJ0kNT0zJ0kUQ0zL05fd0zM05fS0zM1D5U0zN14MS0zQ002Y
0zQ02LZ0zQ0VxX0zQ0ZyZ0zS002a0zS038T0zS08ZU0zS09pV0zS0E7Q0zS0JeS0zS0ZyU0zS0bBd0zS0m_V0zS12dQ0zS1DPT0zU002T0zX002S
0zY003T0zY0zBT0za002M0za003Z0za0ZyT0za0bBT0za0ohU0za0zra0za13vZ0za18bf0zc002a0zc003T0zc0VxY0ze0RXS0ze0Wlc0zf0VxS
0zg002Y0zg003S0zg0bBV0zg0zre0zg16ZR0zg18bT0zh0tKT0zi002R0zi003Q0zi0RXZ0zi0SGU0zi18bS0zj0Qaa0zk002S0zk08lS0zk0BAS
0zk0NRa0zk0SGa0zk0fua0zk0g1R0zk0raU0zk0xBc0zk0xxT0zk0yBT0zk10DT0zk14NN0zk18KT0zk1EKa0zl003b0zo14NS0zp003a0zr002U
0zr003a0zr0RXa0zr0TnU0zr0ZyR0zr0i1U0zr10Ob0zr18bU0zs002R0zs003b0zs03vU0zs0RXZ0zs0SGc0zs0WlT0zs0xKa0zu002S0zu003Z
0zu04iS0zu0C4U0zu0E7U0zu0RXS0zu0UNa0zu0VxZ0zu0ZyU0zu0a9a0zu0ada0zu0g4S0zu0g-T0zu0jEZ0zu0k2R0zu0kNU0zu0o1a0zu10GY
0zu10ka0zu13kZ0zu17We0zu17iZ0zu1FLa0zu1GCc0zu1GYO0zx002T0zx003V0zx02_Z0zx038a0zx04Bb0zx0KVc0zx0RXV0zx0TKa0zx0WlS
0zx0jET0zx0kNO0zx0nSd0zx0o1T0zx0p7T0zx0sTR0zx16vU0zx1BET0zx1GEa0zy002T0zz002T0zz0D9U0zz0DDZ0zz0NRZ0zz0OCZ0-1002Q
0-5002X0-501UR0-504BU0-50G6T0-50VYO0-50Vxa0-50i1d0-50jaY0-518GY0-518vb0-51EKU0-60xxa0-7002Z0-70syZ0-8002T0-A0GjQ
0-C003d0-F0AKY0-H002Z0-H056Y0-H0iQZ0-K003Y0-L002S0-N003R0-Q0a9Z0-Q1FYa0-T0KoT0-T16sb0-T18bR0-V002a0-W0KoT0-X002S
0-Z002V0-a003T0-a0RXQ0-c002P0-c003R0-c01sS0-c0OWR0-c17WZ0-c1GCa0-d002P0-d0OYT0-d0RXU0-d0kNZ0-d16uc0-e002S0-e003Y
0-e0PjZ0-e0RXS0-e0ZyY0-e0adS0-e0dBc0-e17lZ0-h002Z0-h0imU0-i002Z0-i003V0-i028T0-i0A3a0-i0CZZ0-i0PjZ0-i0S0Z0-i0SGS
0-i0VxZ0-i0WlZ0-i10GV0-i18bR0-i1AZa0-i1DwZ0-i1EKX0-j0RXa0-k002b0-k003c0-k0ZyV0-m003R0-n0xqR0-o003S0-p002U0-p003R
0-r002S0-v0D9c0--002R0-_002T0-_0ZyZ0-_1AZT0-_1GCZ0_1002S0_50D9c0_50DDY0_6002a0_60BAT0_60ZyZ0_61EKP0_8002T0_80RXS
0_80m_Q0_A002a0_B08RT0_B0RXS0_C002R0_C1FZc0_E002S0_E03-U0_E0cbQ0_F16ZY0_G002T0_G025S0_G038Z0_G06UU0_G0RXT0_G0UUb
0_H002S0_H003Z0_H0E4Z0_H0SGa0_H0ZyY0_H0bBY0_H0hnT0_H0jEU0_H0xqQ0_I002Y0_I0RXS0_I0eeT0_J002T0_K002R0_K003g0_K0WlY
0_M10Ta0_N002T0_N0E7R0_N0FKY0_N0OCa0_N0TlX0_O0VmT0_O0VnY0_O0dla0_O0hLT0_O17WU0_P003T0_P0ixO0_S002a0_S18bZ0_V18bY
0_W18bU0_X08Re0_X0RXa0_Y002T0_Y003S0_Y02ia0_Y0QPZ0_Y0S0S0_Y0Vxc0_Y0fzZ0_Y0jET0_Y0tKT0_Y11ga0_Y14FY0_a002V0_a003U
0_a03vZ0_a0S0S0_a0WlR0_a18bS0_b003U0_b0sTT0_b17WT0_d002Z0_d003S0_d08RT0_d0HFd0_d0QUS0_d0RXZ0_d17WT0_f002T0_f003a
0_f0oha0_g002Y0_g003V0_g08aY0_g0S0R0_g0ZyS0_j002T0_j003T0_j11HT0_j17La0_l002Z0_n002U0_n003Z0_n01sc0_n05fT0_n084a
0_n08nU0_n0C4T0_n0G6T0_n0MAY0_n0NRS0_n0RXQ0_n0Xub0_n0fuY0_n0jKc0_n0mtT0_n0sXT0_n0tqZ0_n0xBY0_n0xxY0_n109b0_n126S
0_n13vc0_n14NT0_n17WY0_n18bT0_n19nP0_o002Y0_o003a0_o0NtT0_o0ixT0_p002T0_p0C4S0_p0Hba0_p0MAU0_p0NtZ0_p0OCR0_p0fuY
0_p0wsT0_p0xBP0_p117a0_p119U0_p18bc0_t003U0_t0PjZ0_u002b0_u0SGY0_u0WlU0_u0xBT0_u18bT0_y002a0_y003Y0_z003R0_z0iwY
0__002c0__0VxT0__0jaP0__0k2Z102003V1020jaS1040NRa1041G4S105003Z10517WU106002X10604BZ1060RoZ107002Y107003R1070RXZ
10818bS109002Y109003g1090QPZ1090crZ1090jES1090xxc10917US10B003Y10B17WY10D00XS10D01Tf10D01sS10D04iU10D06PZ10D077Z
10D08PZ10D09nT10D09pT10D0DDU10D0DWQ10D0E7T10D0Era10D0JGZ10D0Jsa10D0LTa10D0MdY10D0NRd10D0OkZ10D0PjX10D0RXX10D0TZc
10D0TlU10D0UNX10D0UnS10D0WlR10D0XzS10D0YZY10D0d8U10D0fIT10D0fuT10D0iwQ10D0ixQ10D0izY10D0kNS10D0kyZ10D0oQS10D0xOT
10D0xuT10D0xxY10D0yea10D0zxS10D0_fO10D10yS10D10za10D112T10D12HT10D13eP10D13vQ10D15FR10D17Fb10D17UZ10D17ld10D18XT
10D18bR10D1AZY10D1EKR10D1G4c10D1GCY10E0g-S10F002U10F003R10F0DHa10G00lV10G038Y10G06KS10G093Z10G0AKY10G0AsZ10G0BAT
10G0D9U10G0FDZ10G0J-a10G0MOZ10G0OCT10G0Pja10G0S_c10G0UNX10G0WdY10G0WlS10G0XYP10G0XtS10G0ZyV10G0bBS10G0cbT10G0eeZ
10G0g1S10G0i1X10G0i5Z10G0kNU10G0owa10G0q9a10G0rUY10G0vYU10G10GS10G13dS10G13eT10G13kZ10G14AT10G17lT10G18bU10G1AZT
10G1D0Z10G1DPb10G1GCY10H18fb10I002X10I003Z10I1GCS10K002a10K003Y10K0E7R10M002V10M003Q10M0BAa10M0E7a10M0EtS10M0MaS
10M0P1a10M0PgR10M0PjZ10M0RXR10M0S0T10M0S_a10M0UNT10M0VxS10M0WlT10M0bBU10M0i1Q10M0jET10M0mOT10M0sXZ10M0_HQ10M188a
10M18KY10M18bP10M18fY10M19EZ10M1FLa10M1GCX10N003T10O002Z10O02iZ10O038V10O03eZ10O04bR10O04iT10O04yY10O074S10O07jT
10O08RZ10O08aZ10O093T10O0AKY10O0BAT10O0BDT10O0FlU10O0HFZ10O0HGT10O0LzZ10O0NDY10O0NRS10O0QPY10O0RXZ10O0UYZ10O0VxZ
10O0WAZ10O0Wlb10O0XuZ10O0Zya10O0a9Y10O0dpY10O0eeZ10O0fGY10O0fdZ10O0fzY10O0g4c10O0i1X10O0idS10O0ixU10O0jEU10O0kNV
10O0kQZ10O0k-R10O0nXT10O0sTS10O0tIS10O0tKS10O0xqc10O10MY10O10SQ10O11gT10O13vU10O16xT10O17WZ10O17iZ10O18bP10O18fS
10O19NT10O1C_a10O1DVU10O1DXT10O1DcS10O1D-Z10O1EUZ10O1FqT10O1G4S10O1GCX10P002S10P003a10S003d10S0HFT10S0RXf10S0S0S
10S0Wla10S0ZyV10S0a9Z10S0bBZ10S0iiR10S0rGS10S0tIY10S17WU10S18bV10S1C_f10S1D-P10T002V10T003X10T08aP10T0QPY10T0RXU
10T0kNT10V003a10V0ChT10V0DWS10V0NRT10V0PjY10Y002Q10Y003Z10a0zST10d002T10d003R10d0G6a10d0PjP10d0RXT10d0WlS10d0crR
10d0sxY10d11gU10d1GCa10f003V10f0RXS10f0ZyT10f18bU10g003R10g17WU10h0cfb10h0_HQ10h13kR10i002Y10k0C4T10o002a10o0AmT
10o0tIc10o1Ggd10s02qa10s06Jd10s0AKT10s0D_Z10s0LzT10s0Oca10s0U8Z10s0UUh10s0WWc10s0f6Y10s0ihd10s0jEb10s0kUT10s10OZ
10t06Ja10x003U10x0G6S10x0RXQ10y0KoS10z003U10z0CgO10z0NRZ10z0OCa10z0RXY10z0UAP10z0VTX10z0VUa10z0WlU10z0jET10z0jQZ
10z0lVQ10z0xCS10z0xxa10z119Z10z13kT10z17WZ10z18HT10z18bS10z1FLS10z1GCb10-002b10_0KoT111003V112002U1130Y9U114003Y
1180Wlc1180kNN119002R119003V11F002b11F0RXT11F0SGU11F0ZyT11F0kNa11F1EFP11G002T11H08RZ11H09pT11K002T11K09pZ11L002T
11O002S11V002Y11W003d11W02_S11W0a9V11W0aLS11W0iwR11W0ixT11W17WS11W17bR11W17dS11W1EKZ11W1FYa11X0ByZ11X0DWa11X0mcZ
11X118N11a003T11a0RXZ11a0kkT11c002a11c003S11c0ZyR11c0jEZ11c13kT11g002a11g003S11g038T11g08YQ11g0O8Z11g0OAa11g0RXU
11g0SGP11g0ZyX11g0bub11g0crZ11g0hnc11g0k2a11g0k-T11g0mOS11g0tCZ11g10sY11g18bT11g1D-U11g1G4T11i0Ioc11l002J11l003Y
11l0Hda11l0d8b11l0dNR11l0dRT11l0kNb11l10SU11l17iZ11l1D0a11m002R11m003U11m04BU11m06PU11m0CXZ11m0LHU11m1D4a11n002P
11n003a11n01Nc11n05HT11n077U11n0B4Z11n0BnT11n0CNa11n0FHS11n0Hbd11n0HeT11n0I-S11n0PPQ11n0QLR11n0Ugd11n0XlZ11n0XxZ
11n0Y8a11n0ZUT11n0a9c11n0gGU11n0i_S11n0lZc11n0oYa11n0qbb11n0uLa11n0wHT11n0xqP11n0xxa11n0y4S11n0zrS11n0zuT11n10GT
11n10dT11n13kb11n16ZZ11n17Wa11n17ia11n18bU11n1Bjb11n1CnT11n1D0V11n1D4Z11r003S11s18GT11t0RXR11u003T11u0WlT11u0k2a
11v0RXT11x002Z11x003T11x0RXR11x0i1a11x1GCR11y002T11y003Q11y18ba11z0DwS11z0m_S11-003a11_002Z11_003Y11_0RXU12017TX
124003a1240QPS126002P126003X126038T1260BFS1260NRd1260Pjb1260RXX1260SGR1260VxY1260XYY1260fzU1260i1Y1260k2V1260khX
1260xBU1260y4Z126126U12618bP1261GCY127002X12703vZ12E002a12E003T12E093R12E0ErR12E0PyU12E0TDd12E0aLT12E0evc12E0iwQ
12E0jEP12E0yka12E11nU12E17Ua12E1FYT12F002T12F0uLa12G003T12H002Z12H003P12H01AZ12H01UQ12H02ic12H0A9S12H0BIS12H0DWY
12H0OCR12H0PjS12H0QPY12H0WlS12H0ZyY12H0jEZ12H0m_Z12H0xBT12H1FLZ12I002S12J0HcY12J0PhR12J0crT12N0G6a12N0k2a12N0lGT
12N18GY12P0M9S12Q0M9Z12U084Q12U08RY12U0l0Z12Z002U12Z003V12Z01Ua12Z0AsZ12Z0BcS12Z0PgZ12Z0QPZ12Z0RXU12Z0UNU12Z0VYY
12Z0ZpU12Z0ZyZ12Z0epT12Z0i1Y12Z0jEZ12Z0k2Y12Z0kkT12Z18bZ12Z1DPP12Z1EqV12a003Y12b002c12b003S12b05Rb12b0RXZ12b0WlS
12b0cPb12b18bY12d003H12d06Ga12d08PS12d0NtS12d0RXS12d0VxU12d0ZyS12d0i1S12d0jEV12d18bT12d1FLd12f003S12f18bQ12l002a
12l003a12l0RXU12l0SGY12l0ZyZ12n0NRa12o002T12o003Z12p002a12p003X12p038Z12p04iU12p08PX12p0AsT12p0HGT12p0RXb12p0VxT
12p0WAT12p0WlV12p0ZyY12p0oQY12p0vOS12p0xqa12p18bZ12p1DVS12p1DcP12p1EUU12p1FqX12p1GCb12p1GEZ12s003U12s02RT12s04iY
12s07UY12s0LzZ12s0kQZ12s17WU12t0hlR12u002T12y003R12z003T12_003P12_0bBY12_0kNZ130003U1350dHV136002T136003X13602EY
1360DDS1360NRT1360RXQ1360ZyZ1360raY1360sTV13613nU13618bQ1361AZU138002S1390sXY13C003Q13D002T13D0VYZ13D0uLS13D0uPU
13G10DT13H0BIT13H0DDU13H0DWT13H0E7Y13H0MlR13H0NRP13H0QUR13H0UAY13H0UES13H0Zya13H0rUZ13H15eZ13H1Cxa13I18fT13N002U
13N194k13N1GCS13Q003U13R002Y13R003S13R0VxU13S002T13U002S13U08ab13U0ina13U0k-S13W003U13Y0YDP13Z002U13d002T13d003X
13d038a13d08aY13d08lb13d0F1a13d0GJZ13d0IfZ13d0NRZ13d0Phc13d0PjY13d0RXT13d0Vma13d0YZZ13d0Zyb13d0a9S13d0fuS13d0iid
13d0k2T13d0kDT13d0kNT13d0wsT13d10Da13d10GQ13d126R13d13kT13d17WY13d18Ga13d18Xb13d18bQ13d1GCY13d1GOZ13e002S13e003Q
13e04iS13e0Ntb13e0RXS13e0Wld13e0jEQ13e0kNS13e17WU13e1GCT13e1G_b13f002K13f003Y13f04iS13f0SGb13f0VmY13f0WlT13f0adT
13f0g4Y13f0oba13f13XU13f17WU13f18bT13f19VU13f1C_Y13f1GCc13g002U13g04ib13i002Y13i003Z13i0fuR13i0iza13j003Z13j03sQ
13j0QPY13j0RXS13k002V13k003U13k00Mc13k01sZ13k038Z13k03vb13k05hR13k06UU13k08Pb13k093Y13k0A4Y13k0A5U13k0Dwa13k0JeU
13k0LHU13k0NRY13k0NuZ13k0Pjc13k0RXY13k0SGX13k0U8a13k0UNY13k0Vxa13k0XYS13k0Zya13k0ddT13k0eLZ13k0epT13k0hnY13k0i1Z
13k0jEc13k0k2X13k0kNU13k0nGa13k0rUZ13k0uVQ13k0xBT13k11WS13k11nS13k126Q13k14FX13k14HY13k16FR13k17ia13k18bX13k18qY
13k19QM13k19dV13k1AnY13k1D0Z13k1EKS13k1FLT13k1G4Z13k1GCa13l10OT13n0RXa13n0ZyY13n0kNT13n1GCS13o18bS13p002S13p18bb
13r002R13r0_HU13t002U13t003U13t18bT13u002Q13u003V13u0BnS13u0PjZ13u0SGa13u0jEU13u0k2T13u0wzS13u10DT13v002S13v0A3Q
13v0A4U13v0AKQ13v0Bce13v0RXX13v0Zyc13v0k2U13v0kNa13v0xBT13v0xxT13v0yeZ13v18bR13v1AZT13v1D-U13w003Z13z002b13z003T
13-003c13-0o2Z13_003U13_0o2Z142002Y14701CT14702Qb14706JU1470UUT1470WlR1470dhT1470jER1470kYZ1470zxa1471DsQ149002Y
149003U14902RZ1490A9R1490YZR1490a9Z1490aHa1490jQd1490xBc1490xCT14A002O14A0E1Z14A14BT14A1GCa14B003R14B04iS14B0E1f
14B0LHb14B0wsZ14B10DY14B10GS14B17WX14E002T14E003a14E00lP14E038Y14E04iT14E080T14E0AsU14E0Jea14E0L2Z14E0NRb14E0PgZ
14E0Pjb14E0ZyX14E0bBY14E0ddT14E0jEQ14E0ooU14E0xBT14E10GU14E1EKY14E1GCS14F002V14F003V14F05hZ14F08PT14F0APQ14F0BAZ
14F0BQa14F0PgZ14F0PhZ14F0QPT14F0RXU14F0WlZ14F0ZyX14F0ixa14F0k2a14F0m_Z14F126Y14F1AZX14F1G4a14G003T14G0WlS14G0bFY
14I17WU14J002Y14J003Y14L0RXa14M002T14M0UNT14M0WlT14M0ZyU14N002V14N003Q14N02iZ14N06PR14N0BJS14N0DDb14N0G6Q14N0Mba
14N0NRJ14N0RXX14N0UAU14N0UNa14N0UZd14N0VxQ14N0YDQ14N0ZyX14N0bBa14N0tKT14N0xBS14N0xcR14N13kT14N1G4T14N1G5T14P003S
14P0DWb14P0IbT14Q002T14Q003S14T002Y14T003Y14T08PU14T0QLU14T0RXS14T0WlX14T0cUZ14T0dIY14T0x7Z14T11nS14T14TZ14T18bQ
14T1AZb14T1GCY14V002c14a002Y14a003b14a0Zya14b002S14b003Z14j003Y14k003P14k0jkQ14k0m_a14k0swR14k16VZ14l002Z14l003S
14l0k2Z14m0k2a14p002U14p003S14p02kY14p0KRQ14p0ZyR14p18fZ14q0k2S14r003S14s002S14s003U14s0RXZ14t16uZ14v002a14v003Z
14w003Y14_003U14_0NtZ14_0PjS14_18bT15018bT1510BAV154002Z1540FEZ1540RXY1540UNZ155002P1560k2Y158002U15B002Q15C002M
15C003N15C08Pe15D002S15D003P15D0RXU15D0k-a15E002J15F002N15F0FEU15F0HcV15F0QFY15F0tIZ15F0vSS15F10OS15F1D1T15K002Z
15P002Z15P003U15R003T15R0k2a15T002O15U0geT15Y003S15a002Z15a04BY15a0RXZ15a0WlQ15a0kNg15b003R15e002V15e04eZ15e0B7Z
15e0IoT15e0MOT15e0RXY15e0S_S15e0ZyT15e0a9P15e0jEU15e0oQR15e10SY15e14PZ15e1G4R15f002b15f003X15f00ML15f03vS15f04BY
15f08PY15f08RV15f0RXZ15f0WFR15f0WlV15f0kNZ15f0oQY15f11WZ15f11nL15f17WZ15f18bY15f1DVZ15f1E0Z15f1EKU15f1FqY15f1GCX
15f1G_Z15h003T15h0a9T15h0kUa15i18bc15j17iS15o02Ra15o0a9U15o17WX15o18bY15o1H3T15o1H6T15o1H7Y15r003S15t003T15y003R
1600ZyT167003X16718bS16918bV16A003Z16B0d0S16B0d4a16C003Z16D18bT16E002U16F002Q16F003c16F07jT16F08ad16F0ChU16F0PjR
16F0RXS16F0TlR16F0e3Z16F0fuZ16F0xxS16F13vU16F16uU16F1GCX16G002R16K002Z16N003U16Q002T16Q003c16Q0NRY16Q0RXU16T003Y
16V003T16V08lc16V0BET16V0RXZ16V0VxS16V0g4T16V0rGR16V16ZT16W0jKT16W1EKR16Z002Y16Z003T16Z02iZ16Z038Y16Z04BT16Z0G6R
16Z0PjY16Z0RXc16Z0SGT16Z0SPZ16Z0UNU16Z0ZyU16Z0bBR16Z0jET16Z0miZ16Z0rFQ16Z0v2Z16Z10GT16Z18bQ16Z1AZY16Z1D0Z16Z1GCV
16a002L16c002S16c003V16c0RXT16c0bBZ16c0i1V16c1D-Z16c1GCZ16f002Q16f003U16f038a16f0RXR16f0SGb16f18bZ16k003Y16k126Y
16m04iY16n126U16n18pQ16p18bU16s002S16s003V16s01US16s038U16s06KT16s0RXa16s0VYY16s0ZyZ16s0jkY16s0m_Y16s0ooQ16s13kY
16t003U16t03vU16u002U16u003V16u02iS16u04BY16u04sV16u095T16u0DDc16u0NRU16u0Ntb16u0OCZ16u0OWZ16u0OYX16u0RXZ16u0Tla
16u0VxZ16u0WlS16u0YZZ16u0xOT16u0yBZ16u0zuS16u0-eR16u10Oa16u13eT16u13va16u17lT16u17tT16u18ba16u1FLV16u1G4R16u1GCX
16u1GOR16v002U16v003X16v03va16v0PjZ16v0RXT16v0fIZ16v0k2T16v18bU16x003O16x01Ta16x01US16x0BAT16x0DWQ16x0dBT16x0xBS
16x10DY16x12Hb16x14NR16y003Y16z003b16_0KoT171002L171003T1710ZyR1740JYU1740Jea1740QPV17416ZZ176002T176003b1760QPY
1760RXU1760ZyR1760ddR1760i1Y17618bZ177002U1781Atb1790APb1790JeU1790QPZ17916ZM17A002T17A003Y17A02GT17A0Vxa17C002Z
17C003R17C0k2S17C1EAT17E002T17E01sa17F002O17F003Z17F06Ua17F0LHa17G003T17G0DWc17H002R17J003Y17L002U17L0G6Z17L0PjU
17P002U17P003U17P0QPb17T003U17T0FlU17T0Maa17T0OuR17T0bvT17T0fGZ17T0fHU17T0gOb17T0gTT17T0jaZ17T0kPc17T0k-S17T17WZ
17T17iT17T1HAb17U003T17U03vU17U08vU17U093Z17U0KbS17U0KdY17U0LzZ17U0PjR17U0UNT17U0UUU17U0WlZ17U0Zya17U0a9U17U0f6T
17U0fAc17U0k2Y17U0kQa17U0owZ17U0xKT17U10sS17U15hU17U17WY17U1FNb17U1FYa17U1H3b17U1H6U17V0jEa17W00OS17W00cY17W00lS
17W00-b17W015Y17W01CZ17W01FT17W01Ja17W01UY17W01bZ17W01xV17W02LZ17W02Rb17W02bS17W03Rc17W03VZ17W03eS17W03lY17W03sT
17W03-U17W04TY17W04XS17W052a17W056U17W05eY17W05hU17W05qY17W068T17W06tT17W077X17W07GZ17W07OT17W07TY17W07sZ17W07vR
17W07wR17W080S17W081U17W08ZS17W08aU17W08cc17W08lY17W09MZ17W09nT17W09pV17W0APY17W0AsY17W0AxT17W0B4T17W0B8b17W0BQZ
17W0BYS17W0BnY17W0C4a17W0C8T17W0CFY17W0CNZ17W0D5S17W0D8U17W0D9U17W0DDV17W0DHX17W0DWV17W0DZZ17W0DwZ17W0DxS17W0E1S
17W0E5T17W0E7S17W0EGb17W0EIZ17W0EXZ17W0EdU17W0EpS17W0FDT17W0FlT17W0Fmb17W0FnZ17W0FqX17W0G7Y17W0GFS17W0GOU17W0HFV
17W0HeT17W0Hya17W0I0Z17W0I3Z17W0IIS17W0IbZ17W0IxR17W0I-R17W0JeV17W0K0Z17W0KVZ17W0KYS17W0KZU17W0L2Z17W0LUa17W0M5Z
17W0MaY17W0MdS17W0N7U17W0NBZ17W0NDS17W0NRN17W0NtV17W0NuS17W0OCS17W0OYT17W0OhY17W0OuR17W0Oya17W0PPY17W0PSb17W0PjQ
17W0PoY17W0QMZ17W0QPT17W0QUT17W0QWU17W0QaU17W0QeZ17W0QzQ17W0R0a17W0RIZ17W0RUV17W0Rba17W0RoX17W0RpY17W0S4R17W0SGZ
17W0SMR17W0SPb17W0ScY17W0StZ17W0T6T17W0TCa17W0TGU17W0TQZ17W0TlV17W0U1R17W0U8T17W0UAY17W0UZQ17W0V2U17W0VDR17W0VTT
17W0VYU17W0Vbb17W0VmY17W0VxX17W0WJS17W0WXT17W0Wla17W0WxY17W0XAS17W0XDa17W0YBb17W0YDX17W0YFZ17W0YZR17W0Z8Z17W0ZUS
17W0a3Y17W0aPb17W0aRZ17W0aSZ17W0ada17W0afc17W0apT17W0axX17W0a-Y17W0a_R17W0bBR17W0bJa17W0bdX17W0biT17W0bzU17W0b-T
17W0cAZ17W0cJV17W0cra17W0d0Z17W0d8T17W0dBT17W0dNR17W0dVS17W0dgY17W0dlX17W0dne17W0duS17W0e3Z17W0eTZ17W0epS17W0f6a
17W0fGU17W0fHX17W0fNa17W0fuZ17W0fzS17W0g1V17W0g4R17W0gGf17W0gOT17W0gTX17W0gnT17W0g_Q17W0hCR17W0hga17W0i1d17W0i2b
17W0i5Z17W0iiV17W0ixX17W0i_P17W0kDU17W0kIa17W0kKa17W0kQS17W0kUQ17W0khS17W0kkU17W0l7Y17W0lCT17W0lVY17W0lwT17W0m0e
17W0m8U17W0mOQ17W0mRU17W0mWS17W0mjZ17W0mvZ17W0mxS17W0m_R17W0n1Z17W0nGZ17W0nHT17W0npc17W0nyZ17W0o3S17W0oCU17W0oMS
17W0oYa17W0ohQ17W0owT17W0p7S17W0pLT17W0q2X17W0qHT17W0qYQ17W0qaQ17W0qgb17W0qma17W0qrS17W0qzX17W0rDT17W0rGY17W0rTS
17W0rUY17W0raX17W0rmU17W0ruU17W0sTX17W0sXQ17W0sgY17W0swY17W0tRa17W0trZ17W0uLY17W0vOc17W0vVU17W0vYT17W0wCX17W0wsU
17W0wyS17W0w-a17W0x5T17W0xBZ17W0xCb17W0xLP17W0xaZ17W0xlT17W0y4a17W0z7Y17W0z8S17W0zST17W0zXZ17W0zaT17W0zcY17W0zgT
17W0-5e17W0-CU17W0-dZ17W0-eb17W0-iX17W0_8T17W0_EU17W0_HZ17W0_MS17W0_Ya17W0_bY17W0_db17W0_vd17W10DZ17W10MZ17W10OY
17W10SY17W10dY17W10ka17W10zZ17W11gV17W11jY17W11lZ17W11xR17W126Y17W12HS17W12ZX17W12pU17W13NT17W13dU17W13fY17W13kZ
17W13nS17W13vU17W14EP17W14FU17W14pT17W15fY17W167U17W16VV17W16Zc17W16cY17W16ub17W16vY17W174Y17W176S17W17AS17W17LS
17W18GX17W18JT17W18XU17W18fU17W197a17W19EU17W19GT17W19NX17W19nZ17W19zT17W1AiY17W1BhZ17W1CgS17W1D0X17W1D1Y17W1D5a
17W1D9Y17W1DAb17W1DPS17W1DVU17W1DXV17W1Dsa17W1D-T17W1E8S17W1EKY17W1EmU17W1F6U17W1FIb17W1FOT17W1FZR17W1Fba17W1FcU
17W1GOY17W1GQY17W1GVT17W1GiZ17W1Gnd17W1HDb17W1HGT17W1HIa17Y04BQ17Y1EUa17Z002Z17Z003U17a0yZZ17a17WT17b03vR17b0hnU
17b1FLb17b1Fnc17c1FYU17d0iwU17f03vU17f0UUS17h0mnY17i002Y17i003X17i00lZ17i015Y17i01UT17i01xa17i03RY17i03VY17i03eR
17i04Ba17i06KY17i07vY17i080S17i088S17i08vQ17i0AKZ17i0AsY17i0BAb17i0BQY17i0C4X17i0E7Y17i0ErR17i0I-U17i0JBY17i0JeY
17i0L2Z17i0NDZ17i0NRZ17i0NtX17i0OCR17i0OWT17i0Oya17i0PPT17i0Q6S17i0QLY17i0QPb17i0RIR17i0SPY17i0UIQ17i0WlZ17i0YZR
17i0ZyO17i0a3Y17i0axZ17i0dsR17i0fIR17i0fdY17i0fuQ17i0g1c17i0gCX17i0g_V17i0i1d17i0ixS17i0kQT17i0khY17i0kvU17i0obU
17i0qMZ17i0qYU17i0rGZ17i0sTZ17i0swT17i0uLa17i0xBa17i0yBZ17i0zQa17i10Da17i10Gb17i10dR17i10sP17i10tY17i15eT17i16VP
17i16uY17i18GS17i18bT17i18vY17i19NZ17i1AZU17i1DPT17i1DXY17i1DdY17i1D-U17i1EKV17i1FJR17i1FLY17i1GOS17k17Wa17l003U
17l0E7T17l0Oka17l0PgZ17l0RXe17l0UNa17l0VxX17l0ZGa17l0ZHa17l0ZyU17l0dVR17l0k-Z17l0ooX17l13eS17l18bT17o002X17o003R
17o03vZ17r002X17r003R17r0ZyT17r0k2c17t002a17t003c17t02_a17y17WY17_0WlZ1800NRQ18108Ra1811FqZ183003Q186002Z18618GR
188002S189002S18C002Y18C003U18C0ZyS18G002U18G003S18G069T18G0L_U18G0PjZ18G0RXS18G0SGZ18G0WlU18G0ZyY18G0crT18G0gKa
18G0hZV18G0k2R18G0kNZ18G0lMZ18G0swQ18G109X18G11WT18G13WU18G16lU18G18bS18G1BdY18G1Dcb18G1G5Z18G1GCS18G1HGa18H0lMd
18J002S18J10DS18J10GT18K002X18K003S18K01sd18K038Y18K0DVZ18K0NRT18K0OCP18K0UNQ18K0ZyU18K0hnY18K0jQS18K10OS18K18bY
18K1D-S18K1F2k18K1FqT18K1Fvc18L002U18M002N18M003Y18M0k2S18M18bS18N002R18O002Y18O003S18Q003S18Q18pZ18T003S18W002a
18W003U18X002R18X003U18X09pT18X09qS18X0BAa18X0D9c18X0DDY18X0DWb18X0MOZ18X0NRY18X0UEY18X0kyb18X0ohU18X0rQT18X10MP
18X1EKU18a0JYT18a0QPb18b002X18b003T18b00JV18b00XU18b015c18b017X18b01CX18b01LY18b01UU18b01fZ18b01hY18b01zZ18b02Ta
18b02ZX18b02iT18b02_V18b03MU18b03RY18b03YY18b03jZ18b04WZ18b04eb18b04iS18b04mS18b052a18b05CS18b05HU18b05KZ18b05hY
18b05jS18b05qU18b068U18b06GT18b06JU18b06Qd18b06Vc18b06aT18b06tb18b07MT18b07qY18b084U18b089a18b08GS18b08Ka18b08Ta
18b08gR18b08lY18b08nd18b08xP18b0A9T18b0AOU18b0APb18b0AUU18b0AsR18b0A_U18b0B4Y18b0BAZ18b0BFY18b0BIV18b0BQZ18b0C2Y
18b0C8Z18b0CHY18b0CJZ18b0CMa18b0Cgf18b0CwU18b0D9S18b0DDT18b0DTR18b0DWY18b0DuU18b0DwS18b0D_Y18b0EBS18b0EIZ18b0EMX
18b0EbV18b0EtZ18b0FDb18b0FEa18b0FsR18b0G6X18b0G7S18b0GBR18b0GJN18b0GdY18b0GsV18b0GwT18b0GzY18b0HFX18b0HKU18b0HbU
18b0Hcb18b0I0a18b0ILY18b0ISV18b0IdT18b0IgT18b0InP18b0IsX18b0JAa18b0JIS18b0JOY18b0JeS18b0JhY18b0JiR18b0JwY18b0K0U
18b0K7R18b0KOT18b0KTR18b0KVT18b0KsX18b0Kzb18b0L5R18b0LJY18b0LzY18b0MGP18b0MKS18b0MRV18b0MUc18b0MaQ18b0M_S18b0NRV
18b0NbR18b0NoO18b0NyY18b0OCL18b0OSS18b0OYa18b0OcY18b0OhQ18b0OjT18b0OoZ18b0P0Z18b0PMZ18b0PUX18b0PhR18b0PjN18b0PlU
18b0Pra18b0QBZ18b0QEZ18b0QPV18b0QYT18b0QaZ18b0QgY18b0QlT18b0QpY18b0QuQ18b0Q-Y18b0R0c18b0RRY18b0RTU18b0RoY18b0RpY
18b0SBU18b0SHQ18b0SKT18b0SNT18b0ScU18b0SeS18b0Ssa18b0S_Y18b0T6Z18b0TZa18b0TeZ18b0TlU18b0U8a18b0UUY18b0Udg18b0UnT
18b0VYY18b0Vda18b0VmT18b0Vnb18b0WCc18b0WSS18b0WWa18b0WsR18b0X3a18b0X6Z18b0XAa18b0XFR18b0XQU18b0Xtf18b0Xyf18b0Y6Y
18b0YDR18b0YOU18b0YSY18b0YZY18b0YcY18b0YmT18b0YnY18b0Z4Z18b0Z8Y18b0ZDU18b0ZGT18b0ZUP18b0ZhQ18b0ZpZ18b0ZyZ18b0a9O
18b0aLU18b0aMY18b0aTb18b0aZT18b0afS18b0apX18b0a_Y18b0b3a18b0bOQ18b0bia18b0bvZ18b0b_a18b0cAY18b0cHR18b0cJT18b0cOc
18b0cXZ18b0cbT18b0d8b18b0dAV18b0dBU18b0dKb18b0dNV18b0dVS18b0dbT18b0dgQ18b0dlK18b0dtY18b0e1Z18b0eXZ18b0ebY18b0eoT
18b0epa18b0e-b18b0f5Y18b0f6V18b0fCS18b0foc18b0fzS18b0gDU18b0ghb18b0gnP18b0g_T18b0h7a18b0hAS18b0hFZ18b0hLZ18b0hST
18b0hlZ18b0i1R18b0i5Z18b0iNZ18b0iiX18b0imT18b0iwV18b0ixU18b0i_U18b0j1S18b0jEQ18b0jOV18b0jSR18b0jVN18b0jsS18b0kDS
18b0kIR18b0kUY18b0lGZ18b0lVb18b0lmb18b0lrc18b0mHT18b0mWS18b0n3Z18b0nCR18b0nGU18b0nMZ18b0nXa18b0nvU18b0nyQ18b0oHZ
18b0oTb18b0oiZ18b0ooP18b0osY18b0owY18b0o_Y18b0p7U18b0pLU18b0pca18b0p_b18b0qAZ18b0qWb18b0qYV18b0rNY18b0rSY18b0rUY
18b0raU18b0rcc18b0roZ18b0sTY18b0sXQ18b0t1Z18b0t9Y18b0tAX18b0tIY18b0u6a18b0uEQ18b0uLT18b0uQV18b0unY18b0utR18b0vAT
18b0vRZ18b0vVa18b0vYS18b0vZU18b0vqT18b0vxa18b0wCZ18b0wIV18b0wLa18b0wYZ18b0wgU18b0wnS18b0wwT18b0wyY18b0wza18b0xBP
18b0xLS18b0xVT18b0xZS18b0xcX18b0xkO18b0xtU18b0x_U18b0y4X18b0yFX18b0yLU18b0yWX18b0ycY18b0z1T18b0zJU18b0zSU18b0zhS
18b0zuX18b0zzY18b0-JX18b0-KY18b0-XY18b0-cQ18b0-eX18b0-iY18b0_8Y18b0_OU18b0_SY18b0_YR18b0_bZ18b0_nU18b105U18b10BU
18b10Mb18b10Vi18b10dY18b10zV18b11XU18b11lh18b126V18b12HS18b12ZT18b12dR18b12iZ18b12na18b12_U18b13Hb18b13de18b13ja
18b13uQ18b13vS18b149S18b14Ec18b14Fb18b14JQ18b14NR18b14TO18b14UO18b14rZ18b14_T18b15Fa18b15eZ18b15jS18b15tU18b164Y
18b167S18b16Fd18b16VZ18b16ZZ18b16cY18b16sU18b16uT18b16-a18b176Z18b179Y18b17EQ18b17LU18b17WX18b17Xa18b17lb18b18KU
18b18aT18b18bR18b18pQ18b18vU18b18xY18b194O18b198S18b19BR18b19NY18b19db18b19gV18b19nT18b19zT18b1A1Y18b1A6T18b1AEY
18b1APU18b1AZU18b1AmQ18b1AvS18b1BMc18b1BjS18b1BqT18b1ByV18b1B-U18b1C3U18b1ChU18b1Cja18b1CnU18b1CxT18b1C_Z18b1D0Z
18b1D9T18b1DJT18b1DVX18b1Dcb18b1DtX18b1D-Y18b1EIT18b1EKT18b1EeT18b1E_X18b1FOU18b1GaU18b1Gga18b1GnZ18b1GxU18b1HAS
18b1HDT18b1HIU18b1HJU18c003a18d002a18f002S18f003X18f04BT18f04_Z18f052Z18f056a18f0FHZ18f0KbZ18f0Mdb18f0NRR18f0P1Y
18f0PjT18f0QPd18f0RXU18f0SGV18f0UNS18f0WlX18f0ZTZ18f0Zyc18f0a4T18f0bBT18f0eeT18f0epP18f0jEU18f0xxZ18f0_HV18f18bS
18f1AZS18f1Dca18f1DwT18f1D-a18h002T18h003S18h0RXU18h0Wlc18i18bS18l003Z18l0E0Y18m003a18o002S18o04iR18o0QPT18p002S
18p06nc18p0QIY18p0V2Y18p0btd18p0dwa18p0eoZ18p10oc18p11_b18q003P18q0dxY18q18pY18r002Z18r003U18r08lT18r0HOQ18t003Z
18t0RXR18v002X18v0D9T18v0Pjb18v0VxX18v0ZyU18v0fzZ18v0i1Y18v0jET18v0miY18v0mlY18v1GCT18w002Z18w003U18x0VxR18x0ZyU
18x0vAR18x1EKY18z002T18z003S18z08YT18z0EtZ18z0fka18z0g3T18z0jaU18z0xqS18z11gY194002Z194003S19408Pc1940E7S1940SGR
1940VxY1940XYT1940XaZ1940ZyQ1940fzT1940n6S1950RXS1970rUZ198002Q1980nHZ19818bT1981G4Z19A002Z19A0MOS19A0ZyT19A0rUU
19C002S19D003U19F0BLT19G0UZS19I0G6b19N002Y19N003Q19N01sZ19N08pT19N093Z19N0C8Y19N0E7b19N0PjU19N0Qqa19N0RXU19N0S0R
19N0SGa19N0UNd19N0WVS19N0Wla19N0XYO19N0dlS19N0duY19N0e1a19N0eeQ19N0fzb19N0i1S19N0jER19N0kNT19N0uLZ19N0zJT19N13kV
19N13vb19N17Ua19N18KY19N18ba19N1FLS19N1G4Y19N1GCa19O0VxY19O0xBS19P002S19P003U19P0SGa19Q002U19Q003Y19Q0MUQ19Q0QPZ
19Q0k2a19Q0xBT19Q18bS19S002S19U0SGd19U0SPY19U0adT19V003S19b0NRU19d0SGY19d13kT19d18ba19f18bT19k0RXS19n003Y19n0A9S
19n0DWT19n0NRS19n0c2T19n0nyR19n0xBQ19n10zR19n12HS19n18bS19t04BU19t0a9S19v003T19x18ba19z002S19z003V19z0Nta19z0Pjc
19z0VxY19z13kZ19-002P19-0kNZ1A0002T1A00RXZ1A3003a1A6002Y1A6003Y1A6038Z1A608PR1A60RXU1A60WlV1A60ZyZ1A60k-a1A60xOT
1A618bZ1A8002U1A80G6b1A818bO1AB0KhZ1AB0eeZ1AE003Y1AE01uc1AE03IT1AE0Rba1AE0imS1AE0jaT1AE0zxZ1AE10SY1AE17WU1AE18bR
1AE1D8Z1AF003R1AF01uT1AF0imO1AF18ba1AG002Z1AG003S1AH003Z1AH07BP1AH1F6Z1AJ0eFT1AK002Z1AK003V1AL0adS1AM003Z1AM01UT
1AN002Z1AN003T1AP0kNY1AR0kNU1AS002h1AS003Z1AT0JOa1AU002Z1AU003Q1AU0RXb1AU0VxQ1AU0uLb1AU13kT1AU18bZ1AU1AUT1AV003S
1AW0kNb1AY0uPT1AZ002Z1AZ003X1AZ038X1AZ03CY1AZ04BT1AZ08Pb1AZ093X1AZ0BcT1AZ0ELY1AZ0HOS1AZ0IPT1AZ0Kbb1AZ0OuR1AZ0PjY
1AZ0QLU1AZ0RXU1AZ0SGQ1AZ0TTY1AZ0UNa1AZ0UZa1AZ0V7P1AZ0Vxa1AZ0WlY1AZ0XYT1AZ0ZyX1AZ0hnT1AZ0i1T1AZ0jEb1AZ0k2V1AZ0k-U
1AZ0rTU1AZ0trT1AZ0yeU1AZ0-1T1AZ14Tb1AZ18bS1AZ1DPc1AZ1FqY1AZ1GCc1Ab002T1Ab003V1Ab03ve1Ab0RXU1Ab0k2Z1Ab15fS1Ah003S
1Ah0m4R1Ah0tIP1Ai003Z1Aj003T1Aj0T5U1Am0PAR1An18bg1Aq002b1As00cb1As0NRS1As18bd1At002c1At003Q1At0OCZ1At0WlZ1At0kNZ
1At0k-Q1At11na1Av003T1B00NRc1B00OCZ1B2002P1BB002Y1BE003V1BE0bBS1BE17LY1BF002a1BH003S1BJ0dlS1BM003P1BM06YT1BM0Mab
1BM0NFT1BM0NRM1BM0NtU1BM0OCI1BM0Poa1BM0VmZ1BM0ZmP1BM0bLY1BM0ixa1BM0i_T1BM0jaa1BM0jkY1BM0xxV1BM0yBe1BM0yET1BM10zR
1BM13kb1BM13vd1BM18fa1BM1AZV1BM1D-a1BN002e1BN003a1BN0jVa1BP0NRZ1BP0OCX1BR002Y1BW002Z1Ba0Zya1Bb002V1Bb0VxP1Bb0bBZ
1Bd002Y1Bd003Y1Bd0RXb1Be003Y1Bj015U1Bj05hY1Bj0C4S1Bj0CvZ1Bj0FJT1Bj0G6U1Bj0G7T1Bj0Jea1Bj0N4Y1Bj0NRQ1Bj0QLZ1Bj0QMS
1Bj0VYO1Bj0Vxc1Bj0fuU1Bj0ixU1Bj0khU1Bj0k-Q1Bj0oMO1Bj0rPT1Bj0tYY1Bj0xqa1Bj0xxZ1Bj0yBZ1Bj109T1Bj10MY1Bj13kZ1Bj13vV
1Bj16uZ1Bj18fU1Bj18vP1Bj1AZV1Bj1DXT1Bj1EKd1Bl17WT1Bo003S1Bx002a1By002Q1C3002Z1C3003S1CJ002a1CJ003Y1CN0-HZ1CN1AZU
1CQ002S1Ca14ab1Cf002b1Ch002Z1Ck0SGR1Cm002d1Cn002e1Cn003S1Cn015Z1Cn08RU1Cn0AkT1Cn0D5S1Cn0E5Z1Cn0NtS1Cn0RXb1Cn0Wld
1Cn0fYT1Cn0fuY1Cn0rPV1Cn0xBU1Cn1AZT1Cn1D-X1Cn1EKb1Co0Via1Cr003S1Cr02Ra1Cr17Wc1Cx003S1C_002V1C_003S1C_02_S1C_038a
1C_0RXK1C_0WlS1C_0ZyS1C_0aLb1C_0kNa1C_0kYa1C_0lBZ1C_0ybb1C_17WU1C_18bV1C_1F2b1D0002P1D000ca1D002LR1D002iS1D004BZ
1D004pZ1D004zT1D006PY1D00A9Z1D00DDa1D00DOT1D00EIa1D00EtT1D00G6T1D00LHY1D00N7R1D00NES1D00NRa1D00NtZ1D00PjT1D00RXT
1D00SGT1D00ScZ1D00VYQ1D00WDZ1D00XAS1D00ZLU1D00ZyT1D00adZ1D00bBZ1D00d8R1D00dVS1D00epZ1D00f5T1D00fuY1D00fzc1D00gna
1D00mtS1D00oYZ1D00owS1D00sgY1D00trT1D00wsa1D00wye1D00x5b1D00xBT1D00xLS1D010GV1D013tZ1D013ua1D017Wb1D018bV1D01AZT
1D01DXY1D01EKR1D1002Q1D1003Q1D104iZ1D108RY1D10FlT1D10WlS1D117WY1D2002U1D2003b1D3002U1D3003U1D303vb1D30LHS1D30SGd
1D4002S1D4003X1D405qb1D40ixY1D413vS1D417Wa1D418ba1D41DXZ1D5003Z1D50UAS1D618bU1D8002Z1D80BQT1D9002O1D9003Z1D90AeT
1D90JeS1D90PjY1D90RXY1D90ZyP1D90k2T1D90sXQ1D90yBc1D911ga1D913kQ1D918bZ1DA002U1DA18bQ1DC003a1DE07XZ1DE0crS1DJ002S
1DL003S1DM0ZyV1DM0eFR1DN002V1DN003R1DN038Z1DN0KbS1DN0SGZ1DN0Wlb1DN0ZyU1DN0hnR1DN0jEa1DN16QT1DP003V1DP038Y1DP0KbZ
1DP0QLT1DP0QPY1DP0RXZ1DP0S0T1DP0SGR1DP0ZyZ1DP0bBa1DP0jEb1DP10OZ1DP14NT1DP18bY1DP1GCT1DQ003Y1DR002T1DR18bZ1DS002T
1DS003S1DS038Z1DS0RXP1DS0SGT1DS0Xaa1DS0ZyU1DS0g3b1DS0k2d1DS0x1R1DS13uT1DS19DZ1DS1GCS1DV002c1DV003X1DV01LZ1DV02RR
1DV02Zb1DV02_U1DV04BT1DV04eb1DV0D9T1DV0EtZ1DV0FDZ1DV0HFO1DV0LzY1DV0RXX1DV0S_c1DV0VYa1DV0VmU1DV0VnT1DV0WlU1DV0Z8S
1DV0a9T1DV0aRR1DV0bBT1DV0iiZ1DV0ixb1DV0k2S1DV0kUV1DV0rUT1DV0xKS1DV106R1DV17WT1DV17ia1DV18ba1DV1H6S1DW002X1DW003P
1DW04Bb1DW0WAR1DW0WlU1DW0fkT1DW0kNT1DW12ba1DW18bR1DW18dZ1DW1GCj1DX002V1DX003U1DX00cU1DX038Y1DX04tP1DX05ST1DX08Rc
1DX0Bca1DX0E7S1DX0FJT1DX0G6Q1DX0G7e1DX0HLZ1DX0MAb1DX0PjT1DX0S0Y1DX0SGY1DX0TnR1DX0UNR1DX0Vxd1DX0WlO1DX0XAb1DX0XYY
1DX0YDR1DX0ZyT1DX0bBY1DX0crU1DX0dsT1DX0i5b1DX0jEM1DX0k2Z1DX0mtT1DX0nWT1DX0rTd1DX0wyc1DX0xBb1DX0xCQ1DX0zHS1DX10MR
1DX10TZ1DX12pT1DX15aT1DX18bZ1DX19NT1DX1DXR1DX1FLS1DZ003S1DZ0ZyT1DZ0jEY1DZ0mta1Da002b1Da0RXT1Db02_Z1Dc002T1Dc003Y
1Dc02_Z1Dc0DDY1Dc0DHT1Dc0FlS1Dc0FqU1Dc0HFQ1Dc0HHR1Dc0I4f1Dc0JZT1Dc0OhT1Dc0PsU1Dc0QPU1Dc0StT1Dc0a9P1Dc0bdP1Dc0dVU
1Dc0iiZ1Dc0ixU1Dc0nuZ1Dc0oYT1Dc0pMS1Dc0rmT1Dc13YS1Dc17Wa1Df003Z1Dg0S_S1Dh0Asa1Dl0LBT1Dm002Z1Dm003S1Dm0ggZ1Do0dgR
1Ds002S1Ds003V1Ds038S1Ds0MAS1Ds0RXc1Ds0VYY1Ds0YoS1Ds0Z4R1Ds0ZpV1Ds0apY1Ds0biS1Ds0cyP1Ds0kyY1Ds0owY1Ds0swZ1Ds10GT
1Ds13kY1Ds18GY1Ds18fT1Ds1CrU1Ds1DPb1Ds1DXZ1Ds1D-Z1Dt003a1Dt0LHS1Dt0TGa1Dt0xBR1Dt17WZ1Du002Q1Dv1Fba1Dw003Z1Dw0NRZ
1Dw0NUa1Dw0OCY1Dw0PjV1Dw0RXU1Dw0g-S1Dw0k2U1D-002Z1D-003V1D-06UT1D-06ia1D-08vY1D-093T1D-0AsZ1D-0E4Z1D-0NRT1D-0PjZ
1D-0RXX1D-0SGU1D-0TiY1D-0UNT1D-0WlS1D-0YgT1D-0ZUa1D-0ZyT1D-0hnT1D-0k2X1D-0k-Z1D-0mEU1D-0mGa1D-0mpT1D-0rTU1D-0trS
1D-0vdR1D-0yeU1D-10OT1D-10sY1D-11gZ1D-18bT1D-18pc1D-1AZZ1D-1FqS1D-1GCU1E0002T1E0003X1E0038T1E003vT1E008Pa1E00QPT
1E00RXX1E00WlR1E00hnY1E00k2Y1E2003Z1E3003U1E30Zya1E30jEZ1E318bY1E31D-R1E4003b1E40RXS1E80ZyT1E80rUP1E818fc1E9002Y
1EC003U1EF0MOT1EF0PjS1EF0k2S1EH003S1EI00ca1EI0PjS1EI17UZ1EI17WU1EI18fO1EI1DXb1EK002U1EK003V1EK015S1EK038Z1EK04Ba
1EK04iT1EK08Ra1EK0AKS1EK0CZR1EK0NRa1EK0SGV1EK0Vxd1EK0WlS1EK0ZyU1EK0gga1EK0iMZ1EK0jEa1EK0jaY1EK0k2V1EK0kNZ1EK0lVR
1EK0oQZ1EK0rGS1EK0_Oa1EK10Of1EK14Ta1EK16cO1EK1DVR1EK1DcS1EK1G4c1EK1H3Z1EN003Q1EN03vY1EN0k2Z1EO003T1EU0aaT1EU17Wa
1EW003Q1EW0RXT1EW0SGT1EW0k2a1EW1GCa1EY003S1EZ17Wc1Ea17WZ1Eb003b1Ee003a1Ee0NDT1Ee0eLa1Ee0fkS1Ee10GS1Eh002T1Ei0VnY
1Ej002T1Em003Y1Eq002U1Eq003V1Eq04Ba1Eq04pb1Eq0KbS1Eq0Pjd1Eq0RXT1Eq0TlY1Eq0VxR1Eq0XYT1Eq0i1S1Eq0m_U1Eq0oTZ1Eq11gY
1Eq126S1Eq12lZ1Eq13eS1Eq1AZU1Eq1EqU1Eq1GCY1Er002Q1Er03va1Es0RXS1Es0ZyT1Es0xBa1Ex0D9Z1Ey003Y1E-0I-Y1E_002R1E_003T
1E_0RXV1E_14MU1E_18GU1E_1CrV1F2002O1F2003T1F20kNT1F218GZ1F218ba1F21CrR1F31C_S1F4002R1F51C_S1F6002R1F6003b1F603sb
1F60JeT1F60QPS1F60QUY1F60RXS1F613kU1F614ET1F8003a1FA003f1FA18bU1FB003c1FC18bS1FD0QPT1FF1C_T1FI17rb1FJ002b1FJ1AnS
1FK002O1FL002P1FL003P1FL02iS1FL02_X1FL03gR1FL06aT1FL08Dc1FL08yS1FL08_Z1FL0BJZ1FL0CCS1FL0Cgc1FL0ChZ1FL0DHZ1FL0FEb
1FL0I4b1FL0IoT1FL0JiS1FL0L6Z1FL0MKV1FL0MOT1FL0MVd1FL0OTa1FL0OuZ1FL0Ova1FL0P1S1FL0Qqc1FL0S0T1FL0WDc1FL0WlR1FL0ZHY
1FL0ZUY1FL0a4a1FL0bva1FL0e8Y1FL0h5b1FL0ita1FL0iwT1FL0jEU1FL0jVX1FL0psR1FL0qMT1FL0rTZ1FL0tra1FL0vce1FL0wJZ1FL0xCZ
1FL0zLd1FL106b1FL10yZ1FL11mY1FL12pU1FL13eY1FL15FS1FL15aU1FL181T1FL1AnQ1FL1BNT1FL1D1T1FL1DWU1FN0S0Z1FO0JeS1FO0NRb
1FO0NtZ1FO0dlS1FO10GT1FR002R1FR003U1FR0KjT1FR0NRR1FR0Pja1FR0RXY1FR0ZyR1FS003c1FT003d1FU003U1FU0RXR1FX18bZ1FY02iY
1FY03vR1FY093S1FY0ErU1FY0JGZ1FY0KTS1FY0KkT1FY0PjP1FY0TTZ1FY0UUS1FY0iha1FY0u1a1FY10sP1FY1G4a1FZ03Ra1FZ03eY1FZ03oR
1FZ0D9S1FZ0L2U1FZ0raR1FZ10DT1FZ10MT1FZ12HP1FZ12xT1FZ1AiR1FZ1Guh1Fa0Zmf1Fb002R1Fb003U1Fb0DDY1Fb0RXY1Fb1DPa1Fc003Z
1Ff002Z1Ff0DWT1Fh003a1Fl002b1Fl0bWU1Fm05ta1Fm0ZOa1Fn003X1Fn02iT1Fn0L6T1Fn0S0T1Fn0ZUT1Fn0jEY1Fn0rTR1Fn0wJa1Fn15FZ
1Fo18bb1Fq00gT1Fq01NY1Fq03ka1Fq04uX1Fq08sU1Fq0ANb1Fq0BLT1Fq0DVT1Fq0Dpa1Fq0FGa1Fq0HdY1Fq0QHa1Fq0S_S1Fq0T1U1Fq0UCZ
1Fq0X_Y1Fq0ZkZ1Fq0dDd1Fq0dRU1Fq0d_a1Fq0iwS1Fq0jET1Fq0mbQ1Fq0qbZ1Fq0tNY1Fq0xpR1Fq0yYQ1Fq0zxU1Fq0_BZ1Fq12tS1Fq13fZ
1Fq17WV1Fq17iS1Fq1AFS1Fq1D4Z1Fq1DWZ1Fq1Dcc1Fq1DvT1Fq1Glc1Fq1H3T1Fr17WZ1Fu03vV1Fu08vS1Fu0KbX1Fu0U2S1Fu0UNS1Fu0ZyX
1Fu0fIS1Fu0kQZ1Fu10sT1Fu17WZ1Fu1DbS1Fu1FLX1Fu1FnS1Fv002S1Fv003Y1Fv011a1Fv01NU1Fv08Ca1Fv08sY1Fv0B7R1Fv0BLS1Fv0Bma
1Fv0CzI1Fv0DpU1Fv0FGd1Fv0FlZ1Fv0Hdd1Fv0KfT1Fv0Kva1Fv0OVY1Fv0PkZ1Fv0QHZ1Fv0RNa1Fv0S_Z1Fv0UCY1Fv0WfT1Fv0X_b1Fv0aGZ
1Fv0dRX1Fv0d_a1Fv0etR1Fv0fsZ1Fv0jER1Fv0jPY1Fv0mbZ1Fv0nPb1Fv0okZ1Fv0s2a1Fv0sVT1Fv0tNT1Fv0tvQ1Fv0vTU1Fv0vtZ1Fv0vzT
1Fv0xET1Fv0xpP1Fv0yYd1Fv0zxa1Fv0-Na1Fv0-hT1Fv0_pX1Fv10JU1Fv10SX1Fv10_T1Fv11tU1Fv13fd1Fv14BU1Fv17GR1Fv17WR1Fv1AFd
1Fv1D4a1Fv1DBS1Fv1DvY1Fv1F2Z1Fv1FYT1Fw1F2a1Fy002T1F-0jaY1G1003S1G2002Z1G2038Z1G3003a1G404sR1G406JR1G407mc1G409aa
1G40EBc1G40HFb1G40HbU1G40PhV1G40UUQ1G40WCV1G40b3Y1G40cpT1G40dNS1G40iJd1G40ihd1G40iwT1G40jER1G40kUP1G40qMZ1G40qWb
1G40t9e1G40xcb1G40yBR1G40yZY1G40zuU1G410yc1G410za1G411lb1G413dT1G4147T1G4149a1G41AEQ1G41D0T1G41DVQ1G41E_V1G5002T
1G5003S1G51D0R1G6002a1G6038Q1G60KbY1GA0I-U1GC002Z1GC003T1GC01Ub1GC02WU1GC02ZT1GC02_V1GC03MY1GC03VQ1GC03ca1GC03zS
1GC041T1GC068O1GC07Ub1GC089Y1GC08aZ1GC09LZ1GC0AsY1GC0BQU1GC0BUT1GC0Bcc1GC0C8Q1GC0CoT1GC0D9P1GC0DDS1GC0DWT1GC0DwT
1GC0E7U1GC0EjZ1GC0FlY1GC0FqZ1GC0HFV1GC0JOX1GC0KFa1GC0L2Y1GC0MAU1GC0MNZ1GC0MdU1GC0NOR1GC0NRT1GC0NUX1GC0OCQ1GC0OWT
1GC0OhY1GC0OjZ1GC0OuT1GC0PST1GC0PjT1GC0QPY1GC0Rbc1GC0RpS1GC0TCV1GC0VmZ1GC0Vxd1GC0W5U1GC0WCZ1GC0WHZ1GC0WlZ1GC0XAX
1GC0YDR1GC0YZS1GC0ZUP1GC0ZpU1GC0a9Z1GC0aca1GC0apU1GC0bdU1GC0biU1GC0cAZ1GC0cUM1GC0dgd1GC0eAT1GC0f5Y1GC0fGR1GC0fdU
1GC0fua1GC0g-S1GC0hlT1GC0i1a1GC0iNT1GC0iwd1GC0i_Z1GC0jER1GC0jSZ1GC0jVV1GC0jkY1GC0kDY1GC0kQV1GC0khR1GC0kyS1GC0mPR
1GC0miU1GC0m_Z1GC0n6Y1GC0nCZ1GC0o1X1GC0oTT1GC0ohU1GC0owR1GC0pfZ1GC0q3a1GC0rUU1GC0sDa1GC0vkb1GC0wCT1GC0wsU1GC0xBP
1GC0xLZ1GC0xaZ1GC0xqP1GC0xxU1GC0ycb1GC0zGT1GC0zuZ1GC0-HT1GC0-pS1GC0_PS1GC0_gZ1GC0__Z1GC10DS1GC10MU1GC10TT1GC10dZ
1GC11cS1GC11gd1GC12ZU1GC12nT1GC13da1GC13kY1GC13vZ1GC14NU1GC16VR1GC16cT1GC16fU1GC16sU1GC16uZ1GC17ia1GC18GY1GC18KQ
1GC1AKT1GC1BMa1GC1BjU1GC1DPa1GC1DXT1GC1DmZ1GC1D-V1GC1EKa1GC1FhT1GC1GgT1GC1GnU1GC1HAU1GD003e1GD17WQ1GD18KS1GE02_X
1GE03Mf1GE08sa1GE0Clb1GE0ElZ1GE0Hda1GE0MQb1GE14EO1GE15Db1GE17WT1GJ06JS1GJ1GMa1GM002X1GM0RQb1GM0kNY1GM0ooT1GM0rET
1GM0sXa1GM1GCY1GO002Y1GO003Q1GO0B4b1GO0NRa1GO0Pjf1GO0UNS1GO0VxN1GO0ZyU1GO0owZ1GO0qYY1GO10sa1GO17FT1GO18Ka1GO18bZ
1GP003U1GP18bY1GQ002T1GQ01Aa1GQ0MlT1GQ0OWQ1GQ0RXc1GQ0ada1GQ0zuY1GR002Q1GS0kNT1GT003X1GT0W5a1GU1GCZ1GV003Z1GV0VxU
1GV1GxQ1GX002Y1GY077a1GY09aS1GY0O7Y1GY0jET1Ga002Y1Ga003R1Ga17WO1Gb0SPS1Gc0RXY1Ge002P1Ge18fZ1Gf002U1Gf003U1Gg002S
1Gg029U1Gg077U1Gg08pb1Gg0BAT1Gg0G6U1Gg0N7N1Gg0NRT1Gg0Ntb1Gg0OCS1Gg0PjV1Gg0PoT1Gg0QLc1Gg0RXR1Gg0UAS1Gg0UYT1Gg0UZd
1Gg0VxU1Gg0ZyZ1Gg0dBa1Gg0dgU1Gg0dlT1Gg0jkT1Gg0kNY1Gg0kUY1Gg0khL1Gg0lMT1Gg0nXZ1Gg0sfZ1Gg0xBY1Gg18KT1Gg18bc1Gg1EKZ
1Gi002Z1Gi003Y1Gi0RXZ1Gi0kDa1Gk18ba1Gl003R1Gl06Ga1Gl0BQZ1Gl0N7Z1Gl0fuZ1Gl0uLZ1Gl126R1Gl16qa1Gl18bd1Gm002T1Gm003T
1Gm18bS1Gn002Z1Gn003S1Gn0QPT1Gn0Rpb1Gn0YDY1Gn0jaZ1Gn1AZa1Gn1FvZ1Go003a1Gp0NRZ1Gt003b1Gt0WlU1Gu002U1Gu003Y1Gu0KYU
1Gu0N4R1Gu0QPS1Gu0zkZ1Gx002Q1Gx0DDT1Gx0RXU1Gx18bb1Gz003a1G_002Z1G_05RT1G_0Cga1G_0OcR1G_0PtR1G_0WYc1G_0Xza1G_0jES
1G_0tQT1G_0xlb1G_13ec1G_18bZ1H2002S1H303vS1H308vQ1H3093d1H3095Z1H30fIZ1H30fQY1H30gCY1H30hnU1H30iJi1H30rTa1H310OT
1H310sN1H312pY1H315oY1H31FAR1H31G4Z1H6003Y1H600lY1H603VR1H603eS1H60B8a1H60C4a1H60D9d1H60DDX1H60G6U1H60SSR1H60idU
1H60luY1H60m_T1H60qzQ1H60xBY1H6136T1H6176S1H61EKT1H71Dca1HA002a1HA08PS1HA0EbU1HA0cUZ1HA0k-Z1HC0N7a1HC0QPU1HD0OCb
1HD10Ma1HG003a1HG0RXY1HG0VxS1HH003Y1HI0b5V1HJ002Y1HJ0BAT1HJ0DWR1HJ10Db1HJ18bS`,
}
